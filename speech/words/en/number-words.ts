/**
 * English numbers in words, 0 to 999: "ninety-five", "one hundred and one". Larger ones stay digits.
 */
export const TO_NINETEEN = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
] as const;

/** From twenty on. */
export const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;

export function inWords(number: number): string {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  if (hundreds > 9) return String(number);
  if (hundreds === 0) return below100(rest);
  const hundred = `${TO_NINETEEN[hundreds] ?? ''} hundred`;
  return rest === 0 ? hundred : `${hundred} and ${below100(rest)}`;
}

function below100(number: number): string {
  const small = TO_NINETEEN[number];
  if (small !== undefined) return small;
  const tens = TENS[Math.floor(number / 10) - 2] ?? '';
  return number % 10 === 0 ? tens : `${tens}-${TO_NINETEEN[number % 10] ?? ''}`;
}
