import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSearchText } from '#features/admin/shared/useSearchText.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { watchHistorySteps } from '#shared/lib/historySteps.ts';

const DEBOUNCE_MS = 500;

/** A list that keeps its search in the address, with a popup. */
function List() {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const popup = useHashPopup('#popup');
  const searched = new URLSearchParams(search).get('buscar') ?? '';
  const write = (text: string) => void navigate(`?buscar=${text}${hash}`, { replace: true, state });
  const { text, setText } = useSearchText(searched, write);
  return (
    <>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={popup.isOpen ? popup.close : popup.open}>
        popup
      </button>
      <button type="button" onClick={() => write('')}>
        all
      </button>
      <output>{searched}</output>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
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

/** Opens and closes the popup by the history, as Back does. */
async function visitPopup(ms: number) {
  press('popup');
  expect(location.hash).toBe('#popup');
  await wait(ms);
  const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  press('popup');
  await act(() => isBack);
  expect(location.hash).toBe('');
}

test.each([
  ['azul', '', 100],
  ['', 'azul', DEBOUNCE_MS],
])('«%s» in place of «%s» stays after a popup of %i ms', async (typed, before, openMs) => {
  open(before);
  type(typed);
  await visitPopup(openMs);
  expect(box()).toHaveValue(typed);
  await wait(DEBOUNCE_MS);
  expect(box()).toHaveValue(typed);
  expect(location.search).toBe(`?buscar=${typed}`);
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${typed}$`));
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
