export interface Package {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly isTool: boolean;
}
export function listPackages(lock: {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly license?: string; readonly dev?: boolean }>
  >;
}): Package[];
export function isAllowed(listed: Pick<Package, 'name' | 'licence' | 'isTool'>): boolean;
