/** The order of test files: none of the longest is begun when all others have ended, and then has the machine for itself. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that take longer than their size lets one expect. */
const LONGEST = /\/journeys\/(?:table-accessibility|accessibility|table)\.test\.ts$/;

export class LongestFirst extends BaseSequencer {
  /** Those that took longest the last time first; where there was no last time, the largest. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification): boolean => LONGEST.test(moduleId);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}
