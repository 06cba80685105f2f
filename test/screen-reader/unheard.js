/**
 * What the page wrote for Orca and Orca did not say. Orca 43 loses one message in some thousands, on a busy machine; a page can't see
 * it. Such a scenario is played once more, and it is told. What the page did not write, or what was said beside, fails at once.
 */

/**
 * Whether nothing is wrong in these results but things that are missing, and the page wrote each of them.
 * @param {readonly import('./scenario.js').StepResult[]} results
 * @param {readonly string[]} written All that the page wrote into its live regions, blanks at the ends left out.
 */
export function isUnheardOnly(results, written) {
  return results.every((result) => result.passed || missing(result)?.every((text) => written.includes(text)));
}

/** @param {import('./scenario.js').StepResult} result @returns {readonly string[] | undefined} Nothing where other things were heard. */
function missing({ expected, heard }) {
  const texts = [];
  let at = 0;
  for (const one of expected) {
    if (typeof one !== 'string') return undefined;
    if (heard[at] === one) at += 1;
    else texts.push(one);
  }
  return at === heard.length && texts.length > 0 ? texts : undefined;
}
