import { useMemo } from 'react';
import * as v from 'valibot';
import { useVisitText } from '#shared/hooks/useVisitText.ts';

const choicesSchema = v.record(v.string(), v.number());

function readChoices(json: string): ReadonlyMap<string, number> {
  try {
    return new Map(Object.entries(v.parse(choicesSchema, JSON.parse(json))));
  } catch {
    return new Map();
  }
}

function toJson(choices: Iterable<[string, number]>): string {
  const fields = Object.fromEntries(choices);
  return Object.keys(fields).length === 0 ? '' : JSON.stringify(fields);
}

export type Choices = {
  /** The chosen producto of codes that have several, by `codeKey`. */
  readonly choices: ReadonlyMap<string, number>;
  /** Both are stable. */
  readonly choose: (key: string, productoId: number) => void;
  readonly forget: (keys: readonly string[]) => void;
};

/** Which producto the shopper means by a code that has several, kept for this visit. */
export function useChoices(): Choices {
  const [json, setJson] = useVisitText('quickOrderChoices');
  const choices = useMemo(() => readChoices(json), [json]);
  const setters = useMemo(
    () => ({
      choose: (key: string, productoId: number) =>
        setJson((known) => toJson([...readChoices(known), [key, productoId]])),
      forget: (keys: readonly string[]) =>
        setJson((known) => toJson([...readChoices(known)].filter(([key]) => !keys.includes(key)))),
    }),
    [setJson],
  );
  return { choices, ...setters };
}
