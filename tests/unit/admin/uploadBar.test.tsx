import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UploadBar } from '#features/admin/shared/upload/UploadBar.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const percent = () => Number(screen.getByLabelText('a.jpg').getAttribute('value'));

test.each(['done', 'failed'] as const)('a file that is %s was at 10, 30, then 35 to 90', (name) => {
  const end = name === 'done' ? { name, result: '' } : { name, error: '' };
  const { rerender } = render(<UploadBar label="a.jpg" step={{ name: 'waiting' }} />);
  expect(percent()).toBe(0);
  rerender(<UploadBar label="a.jpg" step={{ name: 'compressing' }} />);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(percent()).toBe(10);
  rerender(<UploadBar label="a.jpg" step={{ name: 'sending' }} />);
  const shown = [percent()];
  for (let tick = 0; tick < 14; tick += 1) {
    act(() => void vi.advanceTimersByTime(200));
    shown.push(percent());
  }
  expect(shown).toEqual([30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 90, 90]);
  rerender(<UploadBar label="a.jpg" step={end} />);
  expect(percent()).toBe(100);
});
