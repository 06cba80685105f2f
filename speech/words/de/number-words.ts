/**
 * German numbers in words, 0 to 999: "fünfundneunzig", "hunderteins". Larger ones stay digits. One is bent by what follows it.
 */
const TO_NINETEEN = [
  ...['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
  ...['elf', 'zwölf', 'dreizehn', 'vierzehn', 'fünfzehn', 'sechzehn', 'siebzehn', 'achtzehn', 'neunzehn'],
] as const;

const TENS = ['zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'] as const;

/** By itself: "eins", "einundzwanzig", "hunderteins". */
export function inWords(number: number): string {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  if (hundreds > 9) return String(number);
  if (hundreds === 0) return below100(rest);
  const hundred = `${hundreds === 1 ? '' : below100(hundreds)}hundert`;
  return rest === 0 ? hundred : `${hundred}${below100(rest)}`;
}

/** Before a noun: "eine Sekunde", "ein Zug", "zwei Züge", "hundertein Züge". */
export function beforeNoun(number: number, gender: 'masculine' | 'feminine'): string {
  if (number === 1) return gender === 'feminine' ? 'eine' : 'ein';
  return number > 100 && number < 1000 && number % 100 === 1 ? inWords(number).slice(0, -1) : inWords(number);
}

function below100(number: number): string {
  const small = TO_NINETEEN[number];
  if (small !== undefined) return small;
  const tens = TENS[Math.floor(number / 10) - 2] ?? '';
  if (number % 10 === 0) return tens;
  return `${number % 10 === 1 ? 'ein' : (TO_NINETEEN[number % 10] ?? '')}und${tens}`;
}
