export interface Tab {
  readonly name: string;
  readonly address: string;
  readonly isCurrent: boolean;
}

/** Links pages of one kind beside each other; nothing where there is only one. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  if (tabs.length < 2) return null;
  return (
    <nav class="switch" aria-label={label}>
      {tabs.map(({ name, address, isCurrent }) => (
        <a key={address} href={address} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
