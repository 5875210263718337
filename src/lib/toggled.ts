/** Returns a copy of `values`: without `value` if `values` has it, else with `value` added. */
export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((item) => item !== value) : [...values, value];
}
