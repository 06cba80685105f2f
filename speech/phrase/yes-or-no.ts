/** Whether something is so, as messages have it. */
export function yesOrNo(is: boolean): 'yes' | 'no' {
  return is ? 'yes' : 'no';
}
