/** A method of a view answers this, where it answers at all. */
export type AnswerOf<Method extends (...asked: never) => unknown> = NonNullable<Awaited<ReturnType<Method>>>;
