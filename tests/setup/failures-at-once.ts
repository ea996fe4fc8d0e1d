import type { Reporter, TestCase, TestModule, TestSuite, Vitest } from "vitest/node";

/**
 * Prints each failure, with its message, as soon as the failure is known. Vitest's own reporters keep
 * the messages for the summary at the end, which an interrupted run never comes to.
 */
export default class FailuresAtOnce implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestCaseResult(test: TestCase): void {
    this.#print(test, `${test.module.relativeModuleId} > ${test.fullName}`, test.result().errors);
  }

  /** The errors of a suite are those of its hooks. */
  onTestSuiteResult(suite: TestSuite): void {
    this.#print(suite, `${suite.module.relativeModuleId} > ${suite.fullName}`, suite.errors());
  }

  /** The errors of a module are those of its imports and of the hooks at its top. */
  onTestModuleEnd(module: TestModule): void {
    this.#print(module, module.relativeModuleId, module.errors());
  }

  #print(
    { project }: Pick<TestModule, "project">,
    name: string,
    errors: readonly unknown[] = [],
  ): void {
    if (this.#vitest === undefined) return;
    const { logger } = this.#vitest;
    for (const error of errors) {
      logger.error(`FAIL ${project.name} ${name}`);
      logger.printError(error, { project });
    }
  }
}
