/**
 * Holds the messages of all languages against each other, against the arguments the English comments name, and against what functions
 * take (`speech/grammar/signatures.js`).
 */
import { COMMON, OF_LANGUAGE } from '../../speech/grammar/signatures.js';
import { readArguments } from './argument-types.js';
import { isFragment } from './catalogue.js';
import { phraseFaults } from './phrases.js';

/**
 * @typedef {import('./catalogue.js').Catalogue} Catalogue
 * @typedef {import('./catalogue.js').CatalogueMessage} CatalogueMessage
 * @typedef {import('./argument-types.js').ArgumentType} ArgumentType
 * @typedef {import('./argument-types.js').Declared} Declared
 * @typedef {import('@fluent/syntax').Expression | import('@fluent/syntax').Placeable} Expression
 * @typedef {{ readonly root: string | undefined, readonly names: Declared, readonly path: readonly CatalogueMessage[] }} Scope
 * @typedef {{ readonly takes: readonly (readonly string[])[], readonly options: Readonly<Record<string, readonly string[]>>,
 *   readonly gives?: readonly string[] | 'number' }} Signature
 */

/** Its messages are there with every other group. */
const SHARED = 'shared';
const WORDS_OF = /** @type {const} */ ({
  Player: ['white', 'black'],
  Kind: ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'],
  Language: [...Object.keys(OF_LANGUAGE), 'other'],
  Square: [...'abcdefgh'].flatMap((file) => [...'12345678'].map((rank) => `${file}${rank}`)),
});
const SAID_AS_THEY_ARE = ['Text', 'Number'];

/**
 * @param {readonly Catalogue[]} catalogues English first.
 * @returns {{ readonly faults: readonly string[], readonly declared: ReadonlyMap<string, Declared> }} Each fault with file and line.
 */
export function check(catalogues) {
  const [english] = catalogues;
  if (!english) return { faults: [], declared: new Map() };
  const faults = catalogues.flatMap((catalogue) => catalogue.faults);
  /** @type {Map<string, Declared>} */
  const declared = new Map();
  for (const message of english.messages.values()) {
    const read = readArguments(message.comment);
    declared.set(message.id, read.declared);
    faults.push(...read.faults.map((fault) => `${english.file}:${String(message.line)}: ${message.id}: ${fault}`));
  }
  /** @type {Set<string>} */
  const used = new Set();
  for (const catalogue of catalogues) {
    faults.push(...againstEnglish(catalogue, english), ...phraseFaults(catalogue, english));
    faults.push(...new Check(catalogue, declared, used).faults());
  }
  for (const [id, names] of declared) {
    const message = english.messages.get(id);
    if (isFragment(id) || !message) continue;
    for (const name of names.keys()) {
      if (used.has(`${id} ${name}`)) continue;
      faults.push(`${english.file}:${String(message.line)}: ${id}: no language uses $${name}.`);
    }
  }
  return { faults, declared };
}

/** What is missing, left over or in another group. @param {Catalogue} catalogue @param {Catalogue} english */
function againstEnglish({ file, messages, groups }, english) {
  /** @type {string[]} */
  const faults = [];
  for (const group of english.groups) {
    if (!groups.includes(group)) faults.push(`${file}:1: the group ${group} is missing.`);
  }
  for (const { id, group } of english.messages.values()) {
    if (isFragment(id)) continue;
    const own = messages.get(id);
    if (!own) faults.push(`${file}:1: ${id} is missing.`);
    else if (own.group !== group) faults.push(`${file}:${String(own.line)}: ${id} belongs to the group ${group}.`);
  }
  for (const { id, line } of messages.values()) {
    if (isFragment(id) || english.messages.has(id)) continue;
    faults.push(`${file}:${String(line)}: ${id} is left over: English has no such message.`);
  }
  return faults;
}

/** The messages of one language. */
class Check {
  /**
   * @param {Catalogue} catalogue
   * @param {ReadonlyMap<string, Declared>} declared
   * @param {Set<string>} used "id name" of each argument that is used.
   */
  constructor(catalogue, declared, used) {
    this.catalogue = catalogue;
    this.declared = declared;
    this.used = used;
    /** @type {Set<string>} */
    this.found = new Set();
    /** @type {Set<string>} */
    this.reached = new Set();
    /** @type {Readonly<Record<string, Signature>>} */
    this.functions = {
      ...COMMON,
      .../** @type {Readonly<Record<string, Readonly<Record<string, Signature>>>>} */ (OF_LANGUAGE)[catalogue.language],
    };
    /** @type {readonly string[]} */
    this.plurals = new Intl.PluralRules(catalogue.language).resolvedOptions().pluralCategories;
  }

  /** @returns {readonly string[]} */
  faults() {
    const { messages, file } = this.catalogue;
    for (const message of messages.values()) {
      if (isFragment(message.id)) continue;
      this.message(message, { root: message.id, names: this.declared.get(message.id) ?? new Map(), path: [] });
    }
    for (const { id, line } of messages.values()) {
      if (isFragment(id) && !this.reached.has(id)) {
        this.found.add(`${file}:${String(line)}: ${id} is left over: no message uses it.`);
      }
    }
    return [...this.found];
  }

  /** @param {CatalogueMessage} message @param {Scope} scope */
  message(message, scope) {
    this.reached.add(message.id);
    if (scope.path.includes(message)) return this.fault(message.entry, scope, `${message.id} stands in itself.`);
    const inner = { ...scope, path: [...scope.path, message] };
    if (message.entry.value) this.pattern(message.entry.value, inner);
  }

  /** @param {import('@fluent/syntax').Pattern} pattern @param {Scope} scope */
  pattern({ elements }, scope) {
    for (const element of elements) {
      if (element.type === 'Placeable') this.placeable(element.expression, scope);
    }
  }

  /** What is said. @param {Expression} expression @param {Scope} scope */
  placeable(expression, scope) {
    switch (expression.type) {
      case 'Placeable':
        return this.placeable(expression.expression, scope);
      case 'VariableReference': {
        const type = this.variable(expression, scope);
        if (type && !(type.is === 'named' && SAID_AS_THEY_ARE.includes(type.name) && !type.orNone)) {
          this.fault(expression, scope, `$${expression.id.name} is said by a function only.`);
        }
        return;
      }
      case 'FunctionReference': {
        if (this.call(expression, scope)?.gives !== undefined) {
          this.fault(expression, scope, `${expression.id.name} is something to choose by, and not said.`);
        }
        return;
      }
      case 'MessageReference':
        return this.reference(expression, scope);
      case 'SelectExpression':
        return this.select(expression, scope);
      case 'TermReference':
        return this.fault(expression, scope, 'a part of messages is a message called part-…, no term.');
      default:
        return;
    }
  }

  /** @param {import('@fluent/syntax').VariableReference} variable @param {Scope} scope @returns {ArgumentType | undefined} */
  variable(variable, scope) {
    const { name } = variable.id;
    const type = scope.names.get(name);
    if (!type)
      this.fault(variable, scope, `$${name} is not given${scope.root === undefined ? '' : ` to ${scope.root}`}.`);
    if (scope.root !== undefined) this.used.add(`${scope.root} ${name}`);
    return type;
  }

  /** @param {import('@fluent/syntax').MessageReference} reference @param {Scope} scope */
  reference(reference, scope) {
    const { name } = reference.id;
    if (reference.attribute) return this.fault(reference, scope, `${name} has no attributes.`);
    const message = this.messageIn(name, reference, scope);
    if (message) this.message(message, scope);
  }

  /** @param {string} id @param {import('@fluent/syntax').SyntaxNode} at @param {Scope} scope */
  messageIn(id, at, scope) {
    const message = this.catalogue.messages.get(id);
    const from = scope.path.at(-1)?.group;
    if (!message) this.fault(at, scope, `there is no message ${id}.`);
    else if (message.group !== SHARED && message.group !== from) {
      this.fault(at, scope, `${id} is of the group ${message.group}, which may not be there: move it to ${SHARED}.`);
    }
    return message;
  }

  /** @param {import('@fluent/syntax').SelectExpression} select @param {Scope} scope */
  select({ selector, variants }, scope) {
    const keys = this.keys(selector, scope);
    const there = variants.some(({ key }) => wordOf(key) === 'none') ? withoutNone(selector, scope) : scope;
    for (const { key, value, default: isLast } of variants) {
      const word = wordOf(key);
      const isKnown =
        keys === 'number' ? key.type === 'NumberLiteral' || this.plurals.includes(word) : keys?.includes(word);
      // What is left may have no name of its own.
      const isRest = isLast && word === 'other';
      if (isKnown === false && !isRest) this.fault(key, scope, `[${word}] is never chosen.`);
      this.pattern(value, word === 'none' ? scope : there);
    }
  }

  /** What may be chosen by. @param {Expression} selector @param {Scope} scope @returns {readonly string[] | 'number' | undefined} */
  keys(selector, scope) {
    if (selector.type === 'FunctionReference') {
      const signature = this.call(selector, scope);
      if (signature && signature.gives === undefined)
        this.fault(selector, scope, `${selector.id.name} is a text, not to be chosen by.`);
      return signature?.gives;
    }
    if (selector.type !== 'VariableReference') {
      this.fault(selector, scope, 'only an argument or a function can be chosen by.');
      return undefined;
    }
    const type = this.variable(selector, scope);
    if (!type) return undefined;
    if (type.is === 'words') return type.words;
    if (type.is === 'named' && !type.orNone) {
      if (type.name === 'Number') return 'number';
      const words = /** @type {Readonly<Record<string, readonly string[]>>} */ (WORDS_OF)[type.name];
      if (words) return words;
    }
    this.fault(selector, scope, `$${selector.id.name} cannot be chosen by: a function must.`);
    return undefined;
  }

  /** @param {import('@fluent/syntax').FunctionReference} call @param {Scope} scope @returns {Signature | undefined} */
  call(call, scope) {
    const { name } = call.id;
    const signature = Object.hasOwn(this.functions, name) ? this.functions[name] : undefined;
    if (!signature) {
      this.fault(call, scope, `there is no function ${name}.`);
      return undefined;
    }
    const { positional, named } = call.arguments;
    if (positional.length !== signature.takes.length) {
      this.fault(call, scope, `${name} takes ${String(signature.takes.length)}, not ${String(positional.length)}.`);
    }
    positional.forEach((argument, index) => {
      const taken = signature.takes[index];
      if (taken && !taken.includes('message')) this.argument(argument, taken, name, scope);
    });
    if (name === 'EACH') this.each(call, scope);
    for (const { name: option, value } of named) {
      const words = Object.hasOwn(signature.options, option.name) ? signature.options[option.name] : undefined;
      if (!words) this.fault(option, scope, `${name} has no option ${option.name}.`);
      else if (!words.includes(value.value))
        this.fault(value, scope, `${name} has no ${option.name} "${value.value}".`);
    }
    return signature;
  }

  /** @param {Expression} argument @param {readonly string[]} taken @param {string} name @param {Scope} scope */
  argument(argument, taken, name, scope) {
    if (argument.type !== 'VariableReference') {
      const isText =
        taken.includes('text') && ['FunctionReference', 'MessageReference', 'Placeable'].includes(argument.type);
      const isWord = argument.type === 'StringLiteral' && taken.some((type) => isWordOf(type, argument.value));
      if (isText) this.placeable(argument, scope);
      else if (!isWord) this.fault(argument, scope, `${name} cannot take this.`);
      return;
    }
    const type = this.variable(argument, scope);
    if (type && !taken.includes('any') && !isTaken(type, taken)) {
      this.fault(argument, scope, `${name} does not take $${argument.id.name}.`);
    }
  }

  /** The message for each, which is given the fields of each, or each as $it. @param {import('@fluent/syntax').FunctionReference} call @param {Scope} scope */
  each(call, scope) {
    const [list, id] = call.arguments.positional;
    if (!list || !id) return;
    if (id.type !== 'StringLiteral') return this.fault(id, scope, 'EACH takes the name of a message in quotes.');
    const message = this.messageIn(id.value, id, scope);
    const type = list.type === 'VariableReference' ? scope.names.get(list.id.name) : undefined;
    if (!message || !type) return;
    const one = type.is === 'list' ? type.of : type;
    const names = one.is === 'record' ? one.fields : new Map([['it', one]]);
    this.message(message, { root: undefined, names, path: scope.path });
  }

  /** @param {import('@fluent/syntax').BaseNode} node @param {Scope} scope @param {string} what */
  fault(node, scope, what) {
    const { file, lineOf } = this.catalogue;
    const span = /** @type {import('@fluent/syntax').SyntaxNode} */ (node).span;
    this.found.add(`${file}:${String(lineOf(span))}: ${scope.path.at(-1)?.id ?? ''}: ${what}`);
  }
}

/** @param {import('@fluent/syntax').Identifier | import('@fluent/syntax').NumberLiteral} key */
function wordOf(key) {
  return key.type === 'Identifier' ? key.name : key.value;
}

/**
 * Where a message has said what it says without something, the thing is there in the other variants.
 * @param {Expression} selector
 * @param {Scope} scope
 * @returns {Scope}
 */
function withoutNone(selector, scope) {
  const [chosenBy] = selector.type === 'FunctionReference' ? selector.arguments.positional : [];
  if (chosenBy?.type !== 'VariableReference') return scope;
  const { name } = chosenBy.id;
  const type = scope.names.get(name);
  if (type?.is !== 'named') return scope;
  return { ...scope, names: new Map([...scope.names, [name, { ...type, orNone: false }]]) };
}

/** @param {string} type @param {string} word */
function isWordOf(type, word) {
  return /** @type {Readonly<Record<string, readonly string[]>>} */ (WORDS_OF)[type]?.includes(word) ?? false;
}

/** @param {ArgumentType} type @param {readonly string[]} taken */
function isTaken(type, taken) {
  if (type.is === 'list') {
    return taken.includes('list') || (type.of.is === 'named' && taken.includes(`list of ${type.of.name}`));
  }
  if (type.is !== 'named') return type.is === 'words' && taken.includes('text');
  const isText = type.name === 'Text' && taken.includes('text');
  return (isText || taken.includes(type.name)) && (!type.orNone || taken.includes('none'));
}
