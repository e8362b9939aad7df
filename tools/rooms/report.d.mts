export interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
  readonly cycle?: readonly { readonly name: string }[];
}

export function reportViolations(
  violations: readonly Violation[],
  comments: ReadonlyMap<string, string>,
): readonly string[];
