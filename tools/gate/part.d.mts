export function choosePart(): { readonly commit: string; readonly part: number };
