import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useStateOf } from '#shared/hooks/useStateOf.ts';

function render(first: string) {
  return renderHook(({ key }) => useStateOf(key, 0), { initialProps: { key: first } });
}

test('the state is kept while the key stays, and starts again with any other key', () => {
  const { result, rerender } = render('a');
  act(() => result.current[1](5));
  rerender({ key: 'a' });
  expect(result.current[0]).toBe(5);
  rerender({ key: 'b' });
  expect(result.current[0]).toBe(0);
  rerender({ key: 'a' });
  expect(result.current[0]).toBe(0);
});

test('a late update for an earlier key is dropped', () => {
  const { result, rerender } = render('a');
  const setLate = result.current[1];
  rerender({ key: 'b' });
  act(() => result.current[1](1));
  act(() => setLate(5));
  expect(result.current[0]).toBe(1);
  rerender({ key: 'a' });
  expect(result.current[0]).toBe(0);
});
