/**
 * An adjourned game and its envelope in Belarusian (Guidelines I).
 */
import type { EnvelopeField } from '../../../src/laws/acts/adjournment.js';
import { opposite } from '../../../src/laws/squares.js';
import type { EnvelopeWords, LockTrouble, ToResume } from '../envelope.js';
import { duration } from './durations.js';
import { PLAYERS, SIDES } from './names.js';

export const envelope: EnvelopeWords = {
  players: ({ white, black }) => `Белымі гуляе ${white}, чорнымі гуляе ${black}.`,
  position: () => 'Так стаяць фігуры перад запячатаным ходам.',
  times: ({ white, black }) =>
    `Белыя выдаткавалі ${duration(white, 'accusative')}, чорныя ${duration(black, 'accusative')}.`,
  sealed: (by, moveNumber) => `${PLAYERS[by]} запячатваюць ход нумар ${moveNumber}.`,
  offer: (by) =>
    by ? `Прапанова нічыёй ад ${SIDES[by].genitive} дзейнічае.` : 'Ніякая прапанова нічыёй не дзейнічае.',
  resumption: ({ date, time, venue }) => `Партыя будзе адноўлена. Дата: ${date}. Час: ${time}. Месца: ${venue}.`,
  fault: (field) => FAULTS[field],
  toAdjourn: (sealer) => `Адкласці партыю? Ход належыць ${SIDES[sealer].dative}, і яны павінны яго запячатаць.`,
  turnAway: (sealer) =>
    `${PLAYERS[opposite(sealer)]}, калі ласка, адвярніцеся і не слухайце: ${SIDES[sealer].nominative} запісваюць ход.`,
  lockedAway: () => 'Ход запісаны і замкнёны. На гэтай старонцы ад яго нічога не засталося.',
  doubt: (doubt) =>
    doubt === 'several moves' ? 'Гэта можа азначаць два хады.' : 'Тут нельга прачытаць ніводнага ходу.',
  toResume,
  found: (text) => `Канверт змяшчае запіс: «${text}».`,
  trouble: (trouble) => TROUBLES[trouble],
};

const FAULTS: Readonly<Record<EnvelopeField, string>> = {
  players: 'На канверце павінны быць імёны абодвух гульцоў.',
  position: 'Пазіцыя на канверце не тая, што на дошцы.',
  times: 'Час на канверце не той, што на гадзінніку.',
  'sealed by': 'На канверце названы не той гулец, які запячатвае ход.',
  'move number': 'Нумар запячатанага ходу няправільны.',
  offer: 'Пра прапанову нічыёй на канверце напісана няправільна.',
  resumption: 'На канверце павінны быць дата, час і месца аднаўлення.',
};

const TROUBLES: Readonly<Record<LockTrouble, string>> = {
  'not secure': 'Тут ход нельга замкнуць: старонка павінна прыйсці праз бяспечнае злучэнне https.',
  'too long': 'Гэта занадта доўга для ходу. Напішыце толькі ход.',
  'wrong passphrase': 'Гэтым паролем канверт не адкрываецца. Праверце пароль і паспрабуйце яшчэ раз.',
  'not this envelope': 'Гэты файл не адкрывае канверт. Выберыце той, што быў захаваны пры запячатванні.',
  unreadable: 'Змесціва канверта пашкоджана, і яго нельга прачытаць. Канверт лічыцца страчаным, і вырашае арбітр.',
};

function toResume({ sealer, present, late, envelope: what, clock, times, position }: ToResume): readonly string[] {
  const here = presence(present);
  if (!position) return [here, 'Пазіцыя невядомая: гуляецца новая партыя.'];
  return [
    here,
    ...(late > 0 ? [`Спазненне: ${duration(late)}.`] : []),
    ENVELOPE[what](sealer),
    ...(times ? [] : ['Час невядомы: гадзіннік выстаўляе арбітр.']),
    ...(clock ? [`Гадзіннік ${SIDES[clock].genitive} будзе пушчаны.`] : []),
  ];
}

const ENVELOPE: Readonly<Record<ToResume['envelope'], (sealer: ToResume['sealer']) => string>> = {
  opened: (sealer) => `Канверт будзе адкрыты, а запячатаны ход ${SIDES[sealer].genitive} зроблены.`,
  'stays closed': () => 'Канверт застанецца закрытым.',
  lost: (sealer) => `Канверт нельга адкрыць: ${SIDES[sealer].nominative} зробяць запячатаны ход на дошцы.`,
};

function presence({ white, black }: ToResume['present']): string {
  if (white && black) return 'Абодва гульцы тут.';
  if (!white && !black) return 'Ніводнага гульца няма.';
  return white ? 'Белыя тут, чорных няма.' : 'Чорныя тут, белых няма.';
}
