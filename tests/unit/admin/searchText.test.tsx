import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSearchText } from '#features/admin/shared/useSearchText.ts';
import { watchHistorySteps } from '#shared/lib/historySteps.ts';

const DEBOUNCE_MS = 500;

/** A list that keeps its search in the address. */
function List() {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const searched = new URLSearchParams(search).get('buscar') ?? '';
  const write = (text: string) => void navigate(`?buscar=${text}${hash}`, { replace: true, state });
  const { text, setText } = useSearchText(searched, write);
  return (
    <>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => write('')}>
        all
      </button>
      <output>{searched}</output>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => {
    vi.useRealTimers();
  };
});

function open(searched: string) {
  history.replaceState(null, '', `/list?buscar=${searched}`);
  watchHistorySteps();
  render(
    <BrowserRouter>
      <List />
    </BrowserRouter>,
  );
}

const box = () => screen.getByRole('textbox');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a search starts 500 ms after the last letter', async () => {
  open('');
  type('azu');
  await wait(DEBOUNCE_MS - 1);
  type('azul');
  await wait(DEBOUNCE_MS - 1);
  expect(location.search).toBe('?buscar=');
  await wait(1);
  expect(location.search).toBe('?buscar=azul');
});

test('a search that something else changes shows in the box, also right after typing', async () => {
  open('');
  type('azul');
  await wait(DEBOUNCE_MS);
  press('all');
  expect(box()).toHaveValue('');
  await wait(DEBOUNCE_MS);
  expect(location.search).toBe('?buscar=');
});
