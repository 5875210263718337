/** Removes `value` from `values` if it is there, else adds it. Returns a new array. */
export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((item) => item !== value) : [...values, value];
}
