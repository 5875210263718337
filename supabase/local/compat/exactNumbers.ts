import { randomUUID } from 'node:crypto';

/** Digits that every number of JavaScript keeps. */
const SAFE_DIGITS = 15;

/** The strings and the numbers of a JSON text, and nothing else. */
const JSON_VALUES = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Keeps the digits of numbers that are too long for JavaScript, from the database to the answer. */
export type ExactNumbers = {
  /** Whether the answer of a request is being made: whoever else reads gets plain numbers. */
  isAnswering: boolean;
  /** A bigint or numeric of the database, or a text that stands for it in the answer. */
  readonly parseNumber: (text: string) => unknown;
  /** A json or jsonb of the database, with such texts in place of long numbers. */
  readonly parseJson: (text: string) => unknown;
  /** The answer with the numbers in place of the texts. */
  readonly restore: (response: Response) => Promise<Response>;
};

/**
 * Hosted writes a number as Postgres does, with all its digits; here an id of 2^53 + 1 became 2^53 on
 * its way through a number of JavaScript. So a long number travels as a text, marked by a word that
 * nobody can guess, and loses its quotes in the answer.
 */
export function createExactNumbers(): ExactNumbers {
  const mark = `exact-${randomUUID()}:`;
  const marked = new RegExp(`"${mark}([^"]*)"`, 'g');
  let isMarked = false;

  function markLong(digits: string): string {
    isMarked = true;
    return mark + digits;
  }

  const numbers: ExactNumbers = {
    isAnswering: false,
    parseNumber(text) {
      const number = Number(text);
      // What JSON has no number for is a text on hosted as well: NaN, Infinity.
      if (!Number.isFinite(number)) return text;
      if (isShort(text)) return number;
      if (numbers.isAnswering) return markLong(text);
      return text.includes('.') ? number : BigInt(text);
    },
    parseJson(text) {
      if (!numbers.isAnswering || !/[\d.]{16}/.test(text)) return JSON.parse(text);
      return JSON.parse(
        text.replace(JSON_VALUES, (value) =>
          value.startsWith('"') || isShort(value) ? value : JSON.stringify(markLong(value)),
        ),
      );
    },
    async restore(response) {
      if (!isMarked) return response;
      isMarked = false;
      const headers = new Headers(response.headers);
      headers.delete('content-length');
      const text = (await response.text()).replace(marked, '$1');
      return new Response(text, { status: response.status, headers });
    },
  };
  return numbers;
}

function isShort(number: string): boolean {
  const digits = number.replace(/e.*$/i, '').replace(/[-.]/g, '').replace(/^0+/, '');
  return digits.length <= SAFE_DIGITS || String(Number(number)) === number;
}
