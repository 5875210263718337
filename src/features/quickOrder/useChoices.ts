import { useMemo } from 'react';
import * as v from 'valibot';
import { useVisitText } from '#ui/hooks/useVisitText.ts';

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

/** Stores in this tab which producto the shopper means by a code that several productos have. */
export function useChoices() {
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
  /** `choices` holds ids of productos by `codeKey`; the functions stay the same in each render. */
  return { choices, ...setters };
}
