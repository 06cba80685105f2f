/**
 * The build takes no message that would be said wrongly or not at all: each row is a fault that must be found, with its file and line.
 */
import { describe, expect, it, test } from 'vitest';
import { readArguments, typeText } from '../../scripts/messages/argument-types.js';
import { readCatalogue } from '../../scripts/messages/catalogue.js';
import { check } from '../../scripts/messages/check.js';

/** The faults of two languages; each text begins on the second line, behind the heading of a group. */
function faults(en: string, uk = en): readonly string[] {
  const catalogues = [
    readCatalogue('en', 'en.ftl', `## a-group\n${en}\n`),
    readCatalogue('uk', 'uk.ftl', `## a-group\n${uk}\n`),
  ];
  return check(catalogues).faults;
}

it('finds nothing wrong with what is right', () => {
  const text = [
    '# Where a piece stands.',
    '# $by (list of Placed)',
    '# $side (short, long)',
    '# $count (Number)',
    'stands = { COUNT($by) ->',
    '    [0] None',
    '   *[other] { EACH($by, "part-on", join: "and") }',
    '} { $side ->',
    '    [short] a',
    '   *[long] b',
    '} { $count ->',
    '    [1] a',
    '    [one] b',
    '   *[other] { $count }',
    '}',
    'part-on = on { SQUARE($it) }',
    '# $with (Placed or none)',
    'with = { KIND($with) ->',
    '    [none] alone',
    '    [king] by the king',
    '   *[other] with { KIND($with) ->',
    '        [pawn] a pawn',
    '       *[other] what stands',
    '    } on { SQUARE($with) }',
    '}',
  ].join('\n');
  expect(faults(text)).toEqual([]);
});

describe('it finds', () => {
  test.each([
    ['what cannot be read', 'one = One }', 'uk.ftl:2: cannot be read'],
    ['a message twice', 'one = One\none = One', 'uk.ftl:3: one is there already.'],
    ['a missing message', '', 'uk.ftl:1: one is missing.'],
    ['a message too many', 'one = One\ntwo = Two', 'uk.ftl:3: two is left over: English has no such message.'],
    ['a part that nobody uses', 'one = One\npart-two = Two', 'uk.ftl:3: part-two is left over: no message uses it.'],
    ['an argument that is not given', 'one = One { $gone }', 'uk.ftl:2: one: $gone is not given to one.'],
    ['an unknown function', 'one = One { GONE("a") }', 'uk.ftl:2: one: there is no function GONE.'],
    ['an unknown message', 'one = One { part-gone }', 'uk.ftl:2: one: there is no message part-gone.'],
    ['a message that stands in itself', 'one = One { one }', 'uk.ftl:2: one: one stands in itself.'],
    ['an attribute', 'one = One\n    .two = Two', 'uk.ftl:2: one must be a text without attributes.'],
  ])('%s', (_, uk, fault) => {
    expect(faults('one = One', uk)).toContainEqual(expect.stringContaining(fault));
  });

  const GIVEN =
    '# $by (list of Placed)\n# $to (Square)\n# $side (short, long)\n# $count (Number)\n# $with (Placed or none)\n# $from (Placed or none)\n';
  const ALL =
    'one = { EACH($by, "part-x") } { SQUARE($to) } { $side ->\n   *[short] a\n } { $count } { KIND($with) ->\n   *[none] a\n }{ KIND($from) ->\n   *[none] a\n }\npart-x = { SQUARE($it) }';
  test.each([
    ['an unknown option', '{ EACH($by, "one", joined: "and") }', 'EACH has no option joined.'],
    ['an unknown word of an option', '{ EACH($by, "one", join: "nor") }', 'EACH has no join "nor".'],
    ['an unknown message for each', '{ EACH($by, "part-gone") }', 'there is no message part-gone.'],
    ['a variant that is never chosen', '{ $side ->\n    [sort] a\n   *[long] b\n}', '[sort] is never chosen.'],
    ['a plural the language has not', '{ $count ->\n    [two] a\n   *[other] b\n}', '[two] is never chosen.'],
    [
      'a variant a function never gives',
      '{ KIND($with) ->\n    [knigt] a\n   *[none] b\n}',
      '[knigt] is never chosen.',
    ],
    ['a square said without a function', '{ $to }', '$to is said by a function only.'],
    ['something to choose by that is said', '{ KIND($with) }', 'KIND is something to choose by, and not said.'],
    ['a text that is chosen by', '{ SQUARE($to) ->\n   *[a] a\n}', 'SQUARE is a text, not to be chosen by.'],
    ['an argument of the wrong type', '{ RANK($to) }', 'RANK does not take $to.'],
    ['a list of other things', '{ SQUARES($by) }', 'SQUARES does not take $by.'],
    ['a square that is none', '{ SQUARE("i9") }', 'SQUARE cannot take this.'],
    ['what may be absent', '{ SQUARE($with) }', 'SQUARE does not take $with.'],
    ['a function without its argument', '{ SQUARE() }', 'SQUARE takes 1, not 0.'],
    ['a function without its second argument', '{ COUNTED($count) }', 'COUNTED takes 2, not 1.'],
    [
      'what is absent in this variant',
      '{ KIND($with) ->\n    [none] { SQUARE($with) }\n   *[other] a\n}',
      'SQUARE does not take $with.',
    ],
    [
      'what may be absent where nothing is said for that',
      '{ KIND($with) ->\n    [pawn] a\n   *[other] { SQUARE($with) }\n}',
      'SQUARE does not take $with.',
    ],
    [
      'what may be absent where another is there',
      '{ KIND($with) ->\n    [none] a\n   *[other] { SQUARE($from) }\n}',
      'SQUARE does not take $from.',
    ],
    ['a rest that is not the last', '{ $side ->\n    [other] a\n   *[long] b\n}', '[other] is never chosen.'],
  ])('%s', (_, text, fault) => {
    expect(faults(`${GIVEN}${ALL}`, `one = ${text}`)).toContainEqual(expect.stringContaining(`one: ${fault}`));
  });

  it('an argument that no language uses', () => {
    expect(faults('# $to (Square)\none = One')).toEqual(['en.ftl:3: one: no language uses $to.']);
  });

  it('a comment that names no argument', () => {
    expect(faults('# $to (Sqare)\none = One')).toEqual([
      'en.ftl:3: one: "$to (Sqare)" names no argument: Sqare is no type.',
    ]);
  });

  it('a message in another group, and a part that may not be there', () => {
    expect(faults('\n## b-group\none = One', 'one = One\n\n## b-group')).toContain(
      'uk.ftl:2: one belongs to the group b-group.',
    );
    expect(faults('one = { two }\n\n## b-group\ntwo = Two')).toContain(
      'en.ftl:2: one: two is of the group b-group, which may not be there: move it to shared.',
    );
  });
});

test.each([
  ['$to (Square) where to', "Values['Square']"],
  ['$with (Placed or none)', "Values['Placed'] | undefined"],
  ['$side (short, long)', "'short' | 'long'"],
  ['$by (list of Placed)', "readonly (Values['Placed'])[]"],
  [
    '$kinds (list of { $kind (Kind), $count (Number) })',
    "readonly ({ readonly kind: Values['Kind']; readonly count: Values['Number']; })[]",
  ],
])('%s is %s', (line, type) => {
  const { declared, faults: wrong } = readArguments(line);
  expect(wrong).toEqual([]);
  expect([...declared.values()].map(typeText)).toEqual([type]);
});

describe('phrases of commands', () => {
  /** The faults of the second language, whose group begins on its first line. */
  const phraseFaults = (en: string, uk: string): readonly string[] =>
    check([readCatalogue('en', 'en.ftl', `## phrases\n${en}`), readCatalogue('uk', 'uk.ftl', `## phrases\n${uk}`)])
      .faults;

  it('are read a line each, with brackets round what may be missing and braces round places', () => {
    const text = '## phrases\nphrases-square =\n    what is on { $square }\n    (the) piece|pieces { $square }\n';
    expect(readCatalogue('en', 'en.ftl', text).phrases.get('phrases')).toEqual([
      { id: 'square', line: 2, phrases: ['what is on {square}', '[the] piece|pieces {square}'] },
    ]);
  });

  it('are right where they are alike in all languages', () => {
    const text = 'phrases-help = help\nphrases-check = check\n';
    expect(phraseFaults(text, text)).toEqual([]);
  });

  test.each([
    ['a missing command', '', 'uk.ftl:1: phrases-help is missing.'],
    ['a command too many', 'phrases-help = a\nphrases-gone = b', 'uk.ftl:3: there is no command gone.'],
    ['another name', 'help = a', 'uk.ftl:2: help must be called phrases-… by its command.'],
    [
      'an unknown place',
      'phrases-help = a { $where }',
      'uk.ftl:2: phrases-help: such a place is none of the group phrases.',
    ],
    [
      'what is no place',
      'phrases-help = a { help }',
      'uk.ftl:2: phrases-help: such a place is none of the group phrases.',
    ],
    ['an open bracket', 'phrases-help = (a', 'uk.ftl:2: phrases-help: "(a" cannot be read at "(a".'],
    [
      'a bracket round two words',
      'phrases-help = (a b) c',
      'uk.ftl:2: phrases-help: "(a b) c" cannot be read at "(a".',
    ],
    ['a phrase twice', 'phrases-help =\n    a\n    b\n    a', 'uk.ftl:2: phrases-help: "a" is there twice.'],
  ])('%s is found', (_, uk, fault) => {
    expect(phraseFaults('phrases-help = help', uk)).toContain(fault);
  });

  it('stand in the order of English, which is that of the help', () => {
    expect(phraseFaults('phrases-help = a\nphrases-check = b', 'phrases-check = b\nphrases-help = a')).toEqual([
      'uk.ftl:2: phrases-check stands elsewhere in English.',
    ]);
  });

  it('that people ask in their own words are of commands that there are, of as many as they like', () => {
    const asked = (uk: string): readonly string[] =>
      check([
        readCatalogue('en', 'en.ftl', '## phrases\nphrases-help = a\n\n## phrases-asked\nphrases-asked-help = b'),
        readCatalogue('uk', 'uk.ftl', `## phrases\nphrases-help = a\n\n## phrases-asked\n${uk}`),
      ]).faults;
    expect(asked('phrases-asked-unanswered = hint')).toEqual([]);
    expect(asked('phrases-asked-gone = a')).toEqual(['uk.ftl:5: there is no command gone.']);
  });
});
