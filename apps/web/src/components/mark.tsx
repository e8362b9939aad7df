/** Draws the mark of Quadrant: a square in four quarters, one in the accent colour of the page. */
export const Mark = () => (
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path d="M3.5 3.5h25v25h-25zM16 3.5v25M3.5 16h25" />
    <rect x="17.5" y="5" width="9.5" height="9.5" />
  </svg>
);
