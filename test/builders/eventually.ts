/** Repeats an expectation until it holds; after ten seconds its last failure is the test's. */
export async function eventually(expectation: () => Promise<void>): Promise<void> {
  const giveUpAt = Date.now() + 10_000;
  for (;;) {
    try {
      return await expectation();
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
