import qrcode from 'qrcode-generator';

/** The code needs this many empty modules around it (ISO/IEC 18004, section 6.3.8). */
const QUIET = 4;

/** Draws a QR code that needs neither a script nor its own address. It is black on white, as cameras expect it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const modules = Array.from({ length: size * size }, (_, at) => [Math.floor(at / size), at % size] as const);
  const path = modules
    .filter(([row, column]) => code.isDark(row, column))
    .map(([row, column]) => `M${column + QUIET} ${row + QUIET}h1v1h-1z`)
    .join('');
  return (
    <svg class="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size + 2 * QUIET} ${size + 2 * QUIET}`}>
      <path class="qr-ground" d={`M0 0h${size + 2 * QUIET}v${size + 2 * QUIET}H0z`} />
      <path class="qr-modules" d={path} />
    </svg>
  );
}
