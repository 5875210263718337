import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, useSyncExternalStore } from 'react';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { useLeaveGuard } from '#shared/hooks/useLeaveGuard.ts';
import { watchHistorySteps } from '#shared/lib/historySteps.ts';
import { leaveGuard } from '#shared/lib/leaveGuard.ts';

function Question() {
  const question = useSyncExternalStore(leaveGuard.subscribe, leaveGuard.question);
  if (question === null) return null;
  return (
    <div role="alertdialog" aria-label="Leave?">
      <button onClick={() => question.answer(true)}>Leave</button>
      <button onClick={() => question.answer(false)}>Stay</button>
    </div>
  );
}

/** Closes the popup whose button was pressed: the answer that it waited for has come. */
let closeLate: () => void;

function Popup({
  name,
  hash,
  onClose,
  children,
}: {
  name: string;
  hash: string;
  onClose: () => void;
  children?: React.ReactNode;
}) {
  const [text, setText] = useState('');
  useLeaveGuard(text !== '', hash);
  return (
    <section aria-label={name}>
      <input
        aria-label={`text of ${name}`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button onClick={() => setText('')}>{`Save ${name}`}</button>
      <button onClick={onClose}>{`Close ${name}`}</button>
      <button onClick={() => (closeLate = onClose)}>{`Close ${name} later`}</button>
      {children}
    </section>
  );
}

function List() {
  const outer = useHashPopup('#outer');
  const inner = useHashPopup('#outer/inner');
  return (
    <>
      <h1>List</h1>
      <Link to="/other">Other page</Link>
      <button onClick={outer.open}>Open outer</button>
      {outer.isOpen && (
        <Popup name="outer" hash="#outer" onClose={outer.close}>
          <button onClick={inner.open}>Open inner</button>
          {inner.isOpen && <Popup name="inner" hash="#outer/inner" onClose={inner.close} />}
        </Popup>
      )}
    </>
  );
}

function Start() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/list')}>To the list</button>;
}

function renderApp() {
  render(
    <BrowserRouter useTransitions={false}>
      <Routes>
        <Route path="/start" element={<Start />} />
        <Route path="/list" element={<List />} />
        <Route path="/other" element={<h1>Other</h1>} />
      </Routes>
      <Question />
    </BrowserRouter>,
  );
}

async function openOuter() {
  const user = userEvent.setup();
  renderApp();
  await user.click(screen.getByRole('button', { name: 'To the list' }));
  await user.click(screen.getByRole('button', { name: 'Open outer' }));
  return user;
}

const region = (name: string) => screen.queryByRole('region', { name });
const question = () => screen.queryByRole('alertdialog');

beforeEach(() => {
  watchHistorySteps();
  history.replaceState(null, '', '/start');
});

test('a popup without work closes by Back and by its button, unasked', async () => {
  const user = await openOuter();
  history.back();
  await waitFor(() => expect(region('outer')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Open outer' }));
  await user.click(screen.getByRole('button', { name: 'Close outer' }));
  await waitFor(() => expect(region('outer')).toBeNull());
  expect(question()).toBeNull();
  expect(location.pathname).toBe('/list');
});

test('Back asks while something is typed; staying keeps it, leaving goes back', async () => {
  const user = await openOuter();
  await user.type(screen.getByRole('textbox'), 'work');
  history.back();
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(location.hash).toBe('#outer');
  expect(screen.getByRole('textbox')).toHaveValue('work');
  history.back();
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(region('outer')).toBeNull());
  expect(location.pathname + location.hash).toBe('/list');
});

test('its button asks as well, and can be pressed again after staying', async () => {
  const user = await openOuter();
  await user.type(screen.getByRole('textbox'), 'work');
  for (const answer of ['Stay', 'Leave']) {
    await user.click(screen.getByRole('button', { name: 'Close outer' }));
    await user.click(await screen.findByRole('button', { name: answer }));
  }
  await waitFor(() => expect(region('outer')).toBeNull());
  expect(location.pathname).toBe('/list');
});

test('what is saved is left unasked', async () => {
  const user = await openOuter();
  await user.type(screen.getByRole('textbox'), 'work');
  await user.click(screen.getByRole('button', { name: 'Save outer' }));
  history.back();
  await waitFor(() => expect(region('outer')).toBeNull());
  expect(question()).toBeNull();
});

test('closing an inner popup asks for its own work, not for that of the outer one', async () => {
  const user = await openOuter();
  await user.type(screen.getByRole('textbox'), 'outer work');
  await user.click(screen.getByRole('button', { name: 'Open inner' }));
  history.back();
  await waitFor(() => expect(region('inner')).toBeNull());
  expect(question()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open inner' }));
  await user.type(screen.getByRole('textbox', { name: 'text of inner' }), 'inner work');
  await user.click(screen.getByRole('button', { name: 'Close inner' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(region('inner')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'text of outer' })).toHaveValue('outer work');
  history.back();
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(region('outer')).not.toBeNull();
});

/** What a reload leaves: the entries of both popups as they were, and a document without work. */
function reloadAtInner() {
  const entry = (idx: number) => ({ usr: { addedForPopup: true }, key: `entry ${idx}`, idx });
  history.replaceState({ usr: null, key: 'entry 0', idx: 0 }, '', '/list');
  history.pushState(entry(1), '', '/list#outer');
  history.pushState(entry(2), '', '/list#outer/inner');
}

test.each([
  ['after a reload, by its button', reloadAtInner, 'Close inner'],
  ['after a reload, by Back', reloadAtInner, null],
  [
    'opened by its address',
    () => history.replaceState(null, '', '/list#outer/inner'),
    'Close inner',
  ],
])('an inner popup leaves what is typed in the outer one unasked %s', async (_, arrive, button) => {
  arrive();
  const user = userEvent.setup();
  renderApp();
  await user.type(screen.getByRole('textbox', { name: 'text of outer' }), 'outer work');
  if (button === null) history.back();
  else await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(region('inner')).toBeNull());
  expect(question()).toBeNull();
  expect(screen.getByRole('textbox', { name: 'text of outer' })).toHaveValue('outer work');
  await user.click(screen.getByRole('button', { name: 'Close outer' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(location.hash).toBe('#outer');
});

test('a link to another page asks, and is followed when told to', async () => {
  const user = await openOuter();
  await user.type(screen.getByRole('textbox'), 'work');
  await user.click(screen.getByRole('link', { name: 'Other page' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(location.pathname).toBe('/list');
  await user.click(screen.getByRole('link', { name: 'Other page' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'Other' })).toBeVisible();
});

test('the question goes away once nothing is left to lose, and the popup stays', async () => {
  const user = await openOuter();
  await user.type(screen.getByRole('textbox'), 'work');
  await user.click(screen.getByRole('button', { name: 'Close outer' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save outer' }));
  expect(question()).toBeNull();
  expect(region('outer')).not.toBeNull();
});

test('closing the tab asks only while something is typed', async () => {
  const user = await openOuter();
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(closing()).toBe(false);
  await user.type(screen.getByRole('textbox'), 'work');
  expect(closing()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save outer' }));
  expect(closing()).toBe(false);
});

test('a popup that Back has closed meanwhile takes nothing along when it is closed late', async () => {
  const user = await openOuter();
  await user.type(screen.getByRole('textbox'), 'outer work');
  await user.click(screen.getByRole('button', { name: 'Open inner' }));
  await user.click(screen.getByRole('button', { name: 'Close inner later' }));
  history.back();
  await waitFor(() => expect(region('inner')).toBeNull());
  await act(async () => closeLate());
  history.forward();
  await waitFor(() => expect(region('inner')).not.toBeNull());
  expect(screen.getByRole('textbox', { name: 'text of outer' })).toHaveValue('outer work');
});

test('the question about a popup goes away once that has nothing to lose, though others have', async () => {
  const user = await openOuter();
  await user.type(screen.getByRole('textbox'), 'outer work');
  await user.click(screen.getByRole('button', { name: 'Open inner' }));
  await user.type(screen.getByRole('textbox', { name: 'text of inner' }), 'inner work');
  await user.click(screen.getByRole('button', { name: 'Close inner' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save inner' }));
  expect(question()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close outer' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});
