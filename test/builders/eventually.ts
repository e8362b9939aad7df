/** Repeats an expectation until it holds; when the patience ends, its last failure is the test's. */
export async function eventually(expectation: () => Promise<void> | void, patienceMs = 60_000): Promise<void> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    try {
      return await expectation();
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
