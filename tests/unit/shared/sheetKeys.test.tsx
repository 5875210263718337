import { fireEvent, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type SheetCommand, useSheetKeys } from '#features/admin/shared/sheet/useSheetKeys.ts';
import { cellAttribute } from '#ui/table/sheetRange.ts';
import { placesOf, type SheetRange } from '#ui/table/sheetRange.ts';

const SIZE = { rows: 3, columns: 3 };
const FIRST = { row: 0, column: 0 };
const PLACES = placesOf({ anchor: FIRST, head: { row: 2, column: 2 } });

const onCommand = vi.fn<(command: SheetCommand) => void>();

/** Three rows of three cells with a closed cell in the middle; the first row ends with a field outside cells. */
function SmallSheet() {
  const [range, onRange] = useState<SheetRange>({ anchor: FIRST, head: FIRST });
  const [texts, setTexts] = useState(new Map([['0 0', '12']]));
  const isOpen = (place: typeof FIRST) => cellAttribute(place) !== '1 1';
  const handlers = useSheetKeys({
    size: SIZE,
    isOpen,
    range,
    onRange,
    onType: (place, text) => setTexts((all) => new Map(all).set(cellAttribute(place), text)),
    onCommand,
    onLeave: () => undefined,
    copy: () => 'chosen cells',
  });
  const cells = (row: number) =>
    PLACES.filter((place) => place.row === row).map((place) => {
      const name = cellAttribute(place);
      const text = texts.get(name) ?? '';
      return (
        <td key={name} data-cell={name}>
          {isOpen(place) ? (
            <input aria-label={name} value={text} onChange={() => undefined} />
          ) : (
            'closed'
          )}
        </td>
      );
    });
  return (
    <table {...handlers}>
      <caption>{`${cellAttribute(range.anchor)} to ${cellAttribute(range.head)}`}</caption>
      <tbody>
        <tr>
          {cells(0)}
          <th>
            <input aria-label="Search" />
          </th>
        </tr>
        <tr>{cells(1)}</tr>
        <tr>{cells(2)}</tr>
      </tbody>
    </table>
  );
}

async function openSheet() {
  onCommand.mockClear();
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  render(<SmallSheet />);
  const cell = (name: string) => screen.getByLabelText(name);
  await user.click(cell('0 0'));
  const range = () => screen.getByRole('caption').textContent;
  return { user, cell, range, closed: screen.getByText('closed') };
}

test.each([
  ['{ArrowUp}', '0 0', '0 0'],
  ['{ArrowRight}{ArrowDown}', '2 1', '2 1'],
  ['{End}', '0 2', '0 2'],
  ['{End}{Home}', '0 0', '0 0'],
  ['{Control>}{End}{/Control}', '2 2', '2 2'],
  ['{Control>}{End}{Home}{/Control}', '0 0', '0 0'],
  ['{Control>}{ArrowDown}{/Control}', '2 0', '2 0'],
  ['{Control>}{ArrowUp}b{/Control}', '0 0', '0 0'],
  ['{Control>}{Shift>}{ArrowRight}{Enter}{/Shift}{/Control}', '0 0', '0 2'],
  ['{Control>}{Shift>}{ArrowUp}{/Shift}{/Control}', '0 0', '0 0'],
  ['{Shift>}{ArrowDown}{/Shift}', '0 0', '1 0'],
  ['{Shift>}{ArrowUp}{/Shift}', '0 0', '0 0'],
  ['{Control>}a{/Control}', '0 0', '2 2'],
  ['{Tab}{Tab}{Shift>}{Tab}{/Shift}', '0 1', '0 1'],
  ['{ArrowDown}{Shift>}{Enter}{/Shift}', '0 0', '0 0'],
  ['5{Enter}', '1 0', '1 0'],
  ['{Alt>}{ArrowDown}{/Alt}', '0 0', '0 0'],
  ['{F2}{ArrowRight}{Home}{Delete}{Control>}a{/Control}', '0 0', '0 0'],
  ['{F2}{Enter}', '1 0', '1 0'],
  ['{Enter}{ArrowRight}{Enter}', '1 0', '1 0'],
  ['5{Backspace}{ArrowDown}', '1 0', '1 0'],
])('the keys %s move to the cell %s and select up to %s', async (keys, focused, head) => {
  const { user, cell, range } = await openSheet();
  await user.keyboard(keys);
  expect(cell(focused)).toHaveFocus();
  expect(range()).toMatch(new RegExp(`to ${head}$`));
  expect(onCommand).not.toHaveBeenCalled();
});

test('dragging selects cells, even from a closed cell, and a double click edits a text', async () => {
  const { user, cell, range, closed } = await openSheet();
  const [first, last, search] = [cell('0 0'), cell('2 2'), cell('Search')];
  await user.pointer([{ keys: '[MouseLeft>]', target: first }, { target: last }]);
  await user.pointer([{ target: search }, { keys: '[/MouseLeft]' }, { target: closed }]);
  expect(range()).toBe('0 0 to 2 2');
  await user.pointer({ keys: '[MouseRight]', target: cell('0 1') });
  await user.keyboard('{Shift>}');
  await user.click(cell('1 2'));
  await user.keyboard('{/Shift}');
  expect(range()).toMatch(/to 1 2$/);
  await user.click(first);
  await user.dblClick(first);
  // A further click sets the caret; the next drag ends the editing.
  await user.click(first);
  await user.keyboard('3');
  expect(first).toHaveValue('123');
  await user.pointer([{ keys: '[MouseLeft>]', target: closed }, { target: last }]);
  await user.pointer({ keys: '[/MouseLeft]' });
  expect(first).toHaveValue('123');
  // Keys in a field outside the cells do not move the selection.
  await user.type(search, 'polo{ArrowDown}');
  expect(search).toHaveValue('polo');
  expect(search).toHaveFocus();
  await user.click(first);
  expect(range()).toBe('0 0 to 0 0');
});

test('a click selects a cell and typing replaces its text, even if Enter had selected the cell before', async () => {
  const { user, cell } = await openSheet();
  await user.keyboard('4{Enter}162{ArrowUp}5{Enter}');
  await user.click(cell('1 0'));
  await user.click(cell('1 0'));
  await user.keyboard('67{Enter}8{Enter}9');
  // There is no row below, so the last cell is typed over.
  const texts = ['0 0', '1 0', '2 0'].map((name) => cell(name));
  expect(texts.map((field) => field.getAttribute('value'))).toEqual(['5', '67', '9']);
});

test('a tap opens a cell for editing with its text selected, and another tap sets the caret', async () => {
  const { user, cell } = await openSheet();
  const first = cell('0 0');
  await user.click(cell('0 1'));
  await user.pointer({ keys: '[TouchA]', target: first });
  await user.keyboard('7');
  expect(first).toHaveValue('7');
  await user.click(cell('0 1'));
  await user.pointer({ keys: '[TouchA]', target: first });
  await user.keyboard('{ArrowLeft}6');
  await user.pointer({ keys: '[TouchA]', target: first });
  await user.keyboard('8{Enter}');
  expect(first).toHaveValue('678');
  expect(cell('1 0')).toHaveFocus();
});

test('copying takes the selected cells; while a text is edited, the browser copies from it', async () => {
  const { user, cell } = await openSheet();
  const setData = vi.fn<(type: string, text: string) => void>();
  const copy = (name: string) => fireEvent.copy(cell(name), { clipboardData: { setData } });
  const paste = (name: string, text: string) =>
    fireEvent.paste(cell(name), { clipboardData: { getData: () => text } });
  // True means that the sheet leaves the event to the browser.
  expect([copy('0 0'), copy('Search'), paste('Search', '1\t2')]).toEqual([false, true, true]);
  expect(setData.mock.calls).toEqual([['text/plain', 'chosen cells']]);
  await user.keyboard('{F2}');
  expect([copy('0 0'), paste('0 0', '7'), paste('0 0', '7\t8')]).toEqual([true, true, false]);
  expect(onCommand.mock.calls).toEqual([[{ kind: 'paste', text: '7\t8' }]]);
});
