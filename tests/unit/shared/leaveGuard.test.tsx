import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState, useSyncExternalStore } from 'react';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { useLeaveGuard } from '#shared/hooks/useLeaveGuard.ts';
import { watchHistorySteps } from '#shared/lib/historyEntry.ts';
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

type PopupProps = React.PropsWithChildren<{ name: string; hash: string; onClose: () => void }>;

function Popup({ name, hash, onClose, children }: PopupProps) {
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
  await user.click(screen.getByText('To the list'));
  await user.click(screen.getByText('Open outer'));
  return user;
}

const textOf = (name: string) => screen.getByLabelText(`text of ${name}`);

async function type(user: UserEvent, name: string) {
  await user.click(textOf(name));
  await user.paste(`work in ${name}`);
}

const region = (name: string) => screen.queryByRole('region', { name });
const question = () => screen.queryByRole('alertdialog');

beforeEach(() => {
  watchHistorySteps();
  history.replaceState(null, '', '/start');
});

test.each([
  ['Back', async () => history.back()],
  ['its button', (user: UserEvent) => user.click(screen.getByText('Close outer'))],
])('a popup with work asks before %s closes it', async (_way, close) => {
  const user = await openOuter();
  await type(user, 'outer');
  await close(user);
  await user.click(await screen.findByText('Stay'));
  expect(location.hash).toBe('#outer');
  expect(textOf('outer')).toHaveValue('work in outer');
  await close(user);
  await user.click(await screen.findByText('Leave'));
  await waitFor(() => expect(region('outer')).toBeNull());
  expect(location.pathname + location.hash).toBe('/list');
});

test('closing an inner popup asks about its own work, not about that of the outer one', async () => {
  const user = await openOuter();
  await type(user, 'outer');
  await user.click(screen.getByText('Open inner'));
  history.back();
  await waitFor(() => expect(region('inner')).toBeNull());
  expect(question()).toBeNull();
  await user.click(screen.getByText('Open inner'));
  await type(user, 'inner');
  await user.click(screen.getByText('Close inner'));
  await user.click(await screen.findByText('Leave'));
  await waitFor(() => expect(region('inner')).toBeNull());
  expect(textOf('outer')).toHaveValue('work in outer');
  history.back();
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  await user.click(screen.getByText('Stay'));
  expect(region('outer')).not.toBeNull();
});

test('closing the tab asks only while there is unsaved work', async () => {
  const user = await openOuter();
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(false);
  await type(user, 'outer');
  expect(asks()).toBe(true);
  await user.click(screen.getByText('Save outer'));
  expect(asks()).toBe(false);
});
