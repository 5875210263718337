/**
 * How long the pointer rests somewhere, in ms, before what a press there opens is prepared. A pointer
 * that crosses a list rests nowhere.
 */
export const REST_MS = 65;
