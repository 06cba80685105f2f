/** The choices of a game's conditions, and of the regulations of an event, in the words of the page. */
import { msg, str } from '@lit/localize';
import type { PlayKind } from '../../laws/conditions.js';
import { isDrawLimited } from '../../laws/editions/draw.js';
import type { FastTempo } from '../../laws/editions/supervision.js';
import {
  DEFAULT_CONDITIONS,
  type ConditionsChoice,
  type StartName,
  type TimeName,
  type AgreedDraws,
} from '../../game/conditions-choice.js';
import type { Supervision } from '../../laws/editions/edition.js';

export function timeText(time: TimeName): string {
  switch (time) {
    case 'none':
      return msg('No clock', { id: 'time-none' });
    case '90/40, 30+30':
      return msg('90 minutes for 40 moves, then 30 minutes, with 30 seconds a move', { id: 'time-90' });
    case '60':
      return msg('60 minutes', { id: 'time-60' });
    case '25+10':
      return msg('25 minutes, with 10 seconds a move', { id: 'time-25-10' });
    case '15+10':
      return msg('15 minutes, with 10 seconds a move', { id: 'time-15-10' });
    case '10':
      return msg('10 minutes', { id: 'time-10' });
    case '5+3':
      return msg('5 minutes, with 3 seconds a move', { id: 'time-5-3' });
    case '3+2':
      return msg('3 minutes, with 2 seconds a move', { id: 'time-3-2' });
    case 'own':
      return msg('Your own …', { id: 'time-own' });
  }
}

export function playText(play: PlayKind): string {
  return play === 'casual'
    ? msg('Casual', { id: 'play-casual' })
    : msg('Strict, as in a tournament', { id: 'play-strict' });
}

/** One line on what the kind of play means. */
export function playExplained(play: PlayKind): string {
  return play === 'casual'
    ? msg('Impossible moves are refused with the reason, check is called, and moves can be taken back.', {
        id: 'play-casual-means',
      })
    : msg('The program gives no hints, a touched piece must be played, and you press the clock yourself, with H.', {
        id: 'play-strict-means',
      });
}

export function startText(start: StartName): string {
  switch (start) {
    case 'usual':
      return msg('Usual', { id: 'start-usual' });
    case 'by lot':
      return msg('Chess960 by lot', { id: 'start-by-lot' });
    case 'by number':
      return msg('Chess960 by number …', { id: 'start-by-number' });
  }
}

/**
 * What differs from a casual game without a clock, so that it is heard before Start is pressed; empty where nothing does.
 *
 * @param ownTime the user's own time in words
 * @param ownRules the kind of chess that is played by its own rules, where that was asked and chosen
 */
export function summaryOf(choice: ConditionsChoice, ownTime: string, ownRules?: FastTempo): string {
  const { time, edition, play, start, number } = choice;
  const warned = play === 'strict' && time !== 'none' && choice.warningsAllowed;
  const casual = play === 'casual';
  const starts =
    start === 'by number' ? msg(str`Chess960 number ${number}`, { id: 'summary-number' }) : startText(start);
  return [
    ...(time === DEFAULT_CONDITIONS.time ? [] : [time === 'own' ? ownTime : timeText(time)]),
    ...(edition === DEFAULT_CONDITIONS.edition ? [] : [edition]),
    ...(play === DEFAULT_CONDITIONS.play ? [] : [playText(play)]),
    ...(casual && choice.touchBinds ? [msg('touched pieces must be played', { id: 'summary-touch' })] : []),
    ...(casual && time !== 'none' && choice.pressByHand ? [msg('clock pressed by hand', { id: 'summary-press' })] : []),
    ...(ownRules ? [ownRulesText(ownRules)] : []),
    ...(casual || !isDrawLimited(edition) ? [] : drawsText(choice)),
    ...(warned ? [msg('warnings of time allowed', { id: 'summary-warnings' })] : []),
    ...(start === DEFAULT_CONDITIONS.start ? [] : [starts]),
  ].join('; ');
}

function ownRulesText(tempo: FastTempo): string {
  return tempo === 'rapid'
    ? msg('rapid chess by its own rules', { id: 'summary-rapid' })
    : msg('blitz by its own rules', { id: 'summary-blitz' });
}

function drawsText({ agreedDraws, movesBeforeDraw }: ConditionsChoice): readonly string[] {
  switch (agreedDraws) {
    case 'allowed':
      return [];
    case 'after moves':
      return [msg(str`no agreed draw before move ${movesBeforeDraw}`, { id: 'summary-draw-moves' })];
    case 'not allowed':
      return [msg('no agreed draws', { id: 'summary-no-draws' })];
  }
}

export function supervisionLabel(tempo: FastTempo): string {
  return tempo === 'rapid'
    ? msg('Rapid chess is played by', { id: 'supervision-rapid' })
    : msg('Blitz is played by', { id: 'supervision-blitz' });
}

export function supervisionText(supervision: Supervision, article: string): string {
  return supervision === 'adequate'
    ? msg(str`the competition rules, with enough arbiters (${article})`, { id: 'supervision-adequate' })
    : msg(str`its own rules (${article})`, { id: 'supervision-inadequate' });
}

export function agreedDrawsText(agreed: AgreedDraws): string {
  switch (agreed) {
    case 'allowed':
      return msg('allowed', { id: 'agreed-draws-allowed' });
    case 'after moves':
      return msg('after a number of moves …', { id: 'agreed-draws-moves' });
    case 'not allowed':
      return msg('not allowed', { id: 'agreed-draws-never' });
  }
}

export function drawMovesText(): string {
  return msg('Moves by each player before a draw may be agreed', { id: 'draw-moves' });
}
