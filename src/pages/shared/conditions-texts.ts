/** The choices of a game's conditions, and of the regulations of an event, in the words of the page. */
import { textsOf } from '../../../components/texts.js';
import { elementsLate } from '../../../speech/messages/generated/en/elements-late.js';
import { pageConditions } from '../../../speech/messages/generated/en/page-conditions.js';
import { pageShared } from '../../../speech/messages/generated/en/page-shared.js';
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

export const msg = textsOf(elementsLate, pageConditions, pageShared);

export function timeText(time: TimeName): string {
  switch (time) {
    case 'none':
      return msg('time-none');
    case '90/40, 30+30':
      return msg('time-90');
    case '60':
      return msg('time-60');
    case '25+10':
      return msg('time-25-10');
    case '15+10':
      return msg('time-15-10');
    case '10':
      return msg('time-10');
    case '5+3':
      return msg('time-5-3');
    case '3+2':
      return msg('time-3-2');
    case 'own':
      return msg('time-own');
  }
}

export function playText(play: PlayKind): string {
  return play === 'casual' ? msg('play-casual') : msg('play-strict');
}

/** One line on what the kind of play means. */
export function playExplained(play: PlayKind): string {
  return play === 'casual' ? msg('play-casual-means') : msg('play-strict-means');
}

export function startText(start: StartName): string {
  switch (start) {
    case 'usual':
      return msg('start-usual');
    case 'by lot':
      return msg('start-by-lot');
    case 'by number':
      return msg('start-by-number');
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
  const starts = start === 'by number' ? msg('summary-number', { number }) : startText(start);
  return [
    ...(time === DEFAULT_CONDITIONS.time ? [] : [time === 'own' ? ownTime : timeText(time)]),
    ...(edition === DEFAULT_CONDITIONS.edition ? [] : [edition]),
    ...(play === DEFAULT_CONDITIONS.play ? [] : [playText(play)]),
    ...(casual && choice.touchBinds ? [msg('summary-touch')] : []),
    ...(casual && time !== 'none' && choice.pressByHand ? [msg('summary-press')] : []),
    ...(ownRules ? [ownRulesText(ownRules)] : []),
    ...(casual || !isDrawLimited(edition) ? [] : drawsText(choice)),
    ...(warned ? [msg('summary-warnings')] : []),
    ...(start === DEFAULT_CONDITIONS.start ? [] : [starts]),
  ].join('; ');
}

function ownRulesText(tempo: FastTempo): string {
  return tempo === 'rapid' ? msg('summary-rapid') : msg('summary-blitz');
}

function drawsText({ agreedDraws, movesBeforeDraw }: ConditionsChoice): readonly string[] {
  switch (agreedDraws) {
    case 'allowed':
      return [];
    case 'after moves':
      return [msg('summary-draw-moves', { number: movesBeforeDraw })];
    case 'not allowed':
      return [msg('summary-no-draws')];
  }
}

export function supervisionLabel(tempo: FastTempo): string {
  return tempo === 'rapid' ? msg('supervision-rapid') : msg('supervision-blitz');
}

export function supervisionText(supervision: Supervision, article: string): string {
  return supervision === 'adequate'
    ? msg('supervision-adequate', { article })
    : msg('supervision-inadequate', { article });
}

export function agreedDrawsText(agreed: AgreedDraws): string {
  switch (agreed) {
    case 'allowed':
      return msg('agreed-draws-allowed');
    case 'after moves':
      return msg('agreed-draws-moves');
    case 'not allowed':
      return msg('agreed-draws-never');
  }
}

export function drawMovesText(): string {
  return msg('draw-moves');
}
