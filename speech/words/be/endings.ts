/**
 * Ends of games in Belarusian.
 */
import type { Ending, EndReason } from '../../../src/laws/result.js';
import { PLAYERS } from './names.js';

/** Article 5, 6.7, 6.9, 7.5.5, 9.2 to 9.6. */
export function ending({ reason, result }: Ending): string {
  const outcome = {
    '1-0': 'Белыя выйгралі.',
    '0-1': 'Чорныя выйгралі.',
    '1/2-1/2': 'Нічыя.',
    '0-0': 'Абодва гульцы прайгралі.',
  }[result];
  if (reason === 'agreement') return 'Нічыя па згодзе.';
  // Whose flag has fallen is said right before it.
  if (reason === 'time' && result !== '1/2-1/2')
    return `${PLAYERS[result === '1-0' ? 'white' : 'black']} выйгралі па часе.`;
  return `${(result === '1/2-1/2' ? DRAWN[reason] : undefined) ?? reasonOf(reason, result)} ${outcome}`;
}

function reasonOf(reason: Exclude<EndReason, 'agreement'>, result: Ending['result']): string {
  const [loser, ofLoser] = result === '1-0' ? [PLAYERS.black, 'чорных'] : [PLAYERS.white, 'белых'];
  const reasons: Readonly<Record<Exclude<EndReason, 'agreement'>, string>> = {
    checkmate: 'Мат.',
    stalemate: 'Пат.',
    'dead position': 'Ніхто ўжо не можа паставіць мат.',
    'fivefold repetition': 'Тая самая пазіцыя пяты раз.',
    'seventy-five moves': 'Па семдзесят пяць хадоў без узяцця і хода пешкай.',
    'threefold repetition': 'Тая самая пазіцыя трэці раз.',
    'fifty moves': 'Па пяцьдзясят хадоў без узяцця і хода пешкай.',
    resignation: `${loser} здаліся.`,
    time: 'Час скончыўся.',
    'both flags': 'Абодва сцяжкі ўпалі.',
    default: result === '0-0' ? 'Ніхто не прыйшоў своечасова.' : `${loser} не прыйшлі своечасова.`,
    'illegal moves': `Зашмат немагчымых хадоў ${ofLoser}.`,
    'sealed move': 'Запячатаны ход нельга зрабіць.',
    'quickplay finish': 'Партыю нельга выйграць звычайнымі сродкамі.',
    ruling: 'Так вырашыў арбітр.',
  };
  return reasons[reason];
}

/** What would have lost, had the opponent been able to mate (Art. 5.1.2, 6.9, 7.5.5). */
const DRAWN: Readonly<Partial<Record<EndReason, string>>> = {
  resignation: 'Партыя здадзена, але праціўнік не можа паставіць мат.',
  time: 'Час скончыўся, але праціўнік не можа паставіць мат.',
  'illegal moves': 'Зашмат немагчымых хадоў, але праціўнік не можа паставіць мат.',
};

/** How a game ended, to go on a sentence with: "белыя выйгралі матам". */
export function howEnded({ reason, result }: Ending): string {
  const drawn = result === '1/2-1/2';
  const won = !drawn && result !== '0-0';
  const reasons: Readonly<Record<EndReason, string>> = {
    checkmate: ' матам',
    stalemate: ' праз пат',
    'dead position': ', бо ніхто не можа паставіць мат',
    'fivefold repetition': ' праз пяціразовы паўтор пазіцыі',
    'seventy-five moves': ' па правіле сямідзесяці пяці хадоў',
    'threefold repetition': ' праз трохразовы паўтор пазіцыі',
    'fifty moves': ' па правіле пяцідзесяці хадоў',
    resignation: won ? ', бо праціўнік здаўся' : ' пасля здачы',
    agreement: ' па згодзе',
    time: ' па часе',
    'both flags': ', бо ўпалі абодва сцяжкі',
    default: won ? ', бо праціўнік не прыйшоў своечасова' : ', бо не прыйшлі своечасова',
    'illegal moves': won ? ' праз немагчымыя хады праціўніка' : ' праз немагчымыя хады',
    'sealed move': ' праз запячатаны ход',
    'quickplay finish': ' на хуткім завяршэнні партыі',
    ruling: ' паводле рашэння арбітра',
  };
  const outcome = { '1-0': 'белыя выйгралі', '0-1': 'чорныя выйгралі', '1/2-1/2': 'нічыя', '0-0': 'абодва прайгралі' };
  const only = drawn && DRAWN[reason] !== undefined ? ', бо праціўнік не мог паставіць мат' : '';
  return `${outcome[result]}${reasons[reason]}${only}`;
}
