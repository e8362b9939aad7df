/** A seed that once failed, with how many commands: on the model and on PostgreSQL it is played first, ever after. */
export interface Regression {
  readonly seed: number;
  readonly length: number;
}

/** Nothing is taken out of this list; a seed stands for other commands once `drawCommands` draws otherwise. */
export const REGRESSIONS: readonly Regression[] = [{ seed: 33, length: 13 }];
