import { randomUUID } from 'node:crypto';

/** Number of digits that a JavaScript number always keeps. */
const SAFE_DIGITS = 15;

/** Matches the strings and numbers of a JSON text. */
const JSON_VALUES = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Keeps all digits of long numbers on their way from the database to the response. */
export type ExactNumbers = {
  /** Whether a request is being answered; other readers get plain numbers. */
  isResponding: boolean;
  /** Parses a bigint or numeric; a long one becomes a marked text. */
  readonly parseNumber: (text: string) => unknown;
  /** Parses a json or jsonb; long numbers in it become marked texts. */
  readonly parseJson: (text: string) => unknown;
  /** The response with numbers in place of the marked texts. */
  readonly restore: (response: Response) => Promise<Response>;
};

/**
 * Hosted returns numbers with all their digits, but a JavaScript number turns 2^53 + 1 into 2^53. So
 * a long number is passed as a text with a random mark, which `restore` replaces by the digits.
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
    isResponding: false,
    parseNumber(text) {
      const number = Number(text);
      // NaN and Infinity, which JSON cannot express as numbers, are texts on hosted too.
      if (!Number.isFinite(number)) return text;
      if (isShort(text)) return number;
      if (numbers.isResponding) return markLong(text);
      return text.includes('.') ? number : BigInt(text);
    },
    parseJson(text) {
      if (!numbers.isResponding || !/[\d.]{16}/.test(text)) return JSON.parse(text);
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
