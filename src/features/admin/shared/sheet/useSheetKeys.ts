import {
  useLayoutEffect,
  useRef,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import {
  cellAttribute,
  type FillKind,
  isInSheet,
  nextInOrder,
  nextOpen,
  placeOf,
  type SheetPlace,
  type SheetRange,
  type SheetSize,
  type SheetStep,
  stepOf,
} from '#ui/table/sheetRange.ts';

/** A change that a key makes to the chosen cells. */
export type SheetCommand =
  | { readonly kind: 'clear' | 'undo' }
  | { readonly kind: 'fill'; readonly fill: FillKind }
  | { readonly kind: 'paste'; readonly text: string };

export type SheetKeys = {
  readonly size: SheetSize;
  readonly isOpen: (place: SheetPlace) => boolean;
  readonly range: SheetRange;
  readonly onRange: (range: SheetRange) => void;
  readonly onType: (place: SheetPlace, text: string) => void;
  readonly onCommand: (command: SheetCommand) => void;
  /** Runs when the focus leaves a cell. */
  readonly onLeave: () => void;
  /** Returns the chosen cells as a text for spreadsheets. */
  readonly copy: () => string;
};

/**
 * `chosen`: keys move between the cells. `typed`: keys type, arrows still move. `inText`: arrows move in the
 * text of the cell.
 */
type Mode = 'chosen' | 'typed' | 'inText';

const COMMANDS: Readonly<Record<string, SheetCommand>> = {
  z: { kind: 'undo' },
  d: { kind: 'fill', fill: 'down' },
  r: { kind: 'fill', fill: 'right' },
  Enter: { kind: 'fill', fill: 'all' },
};

const isField = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement;

const FIRST: SheetPlace = { row: 0, column: 0 };

function lastOf({ rows, columns }: SheetSize): SheetPlace {
  return { row: rows - 1, column: columns - 1 };
}

function cellAt(table: Element, place: SheetPlace): Element | null {
  return table.querySelector(`[data-cell="${cellAttribute(place)}"]`);
}

function focusCell(table: Element, place: SheetPlace | null): void {
  if (place !== null) cellAt(table, place)?.querySelector('input')?.focus();
}

/** Returns the handlers of a table whose cells hold fields, so that its keys work as in a spreadsheet. */
export function useSheetKeys(sheet: SheetKeys) {
  const { size, isOpen, range, onRange, onType, onCommand } = sheet;
  const mode = useRef<Mode>('chosen');
  /** The field that has the focus. */
  const focused = useRef<HTMLInputElement>(null);
  /** The text that Escape restores: the last text of the cell before it was typed into. */
  const before = useRef('');
  /** True while the mouse is down after a press on a cell. */
  const isDragging = useRef(false);
  const isTouch = useRef(false);

  // Typing replaces the text of a chosen cell, also after a command or a newer value has set it.
  useLayoutEffect(() => {
    if (mode.current === 'chosen' && focused.current) choose(focused.current);
  });

  function choose(field: HTMLInputElement): void {
    mode.current = 'chosen';
    before.current = field.value;
    field.select();
  }

  function edit(field: HTMLInputElement): void {
    mode.current = 'inText';
    field.setSelectionRange(field.value.length, field.value.length);
  }

  /** Ends the editing of a text, which stays as typed. */
  function endTyping(): void {
    if (mode.current === 'chosen' || !focused.current) return;
    choose(focused.current);
    sheet.onLeave();
  }

  function run(command: SheetCommand): void {
    mode.current = 'chosen';
    onCommand(command);
  }

  function extendTo(table: Element, head: SheetPlace | null): void {
    if (head === null) return;
    onRange({ anchor: range.anchor, head });
    cellAt(table, head)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /** Finds the last open cell in a direction. */
  function edge(place: SheetPlace, step: SheetStep): SheetPlace | null {
    let last: SheetPlace | null = null;
    let next = nextOpen(place, step, size, isOpen);
    while (next !== null) {
      last = next;
      next = nextOpen(next, step, size, isOpen);
    }
    return last;
  }

  function chooseAll(table: Element): void {
    // The focused cell is the one that Ctrl+Enter copies.
    focusCell(table, nextInOrder({ row: 0, column: -1 }, 1, size, isOpen));
    onRange({ anchor: FIRST, head: lastOf(size) });
  }

  /** @returns true: the key was handled */
  function pressWithControl(event: KeyboardEvent, table: Element, place: SheetPlace): boolean {
    const { key, shiftKey } = event;
    const command = COMMANDS[key === 'Enter' ? key : key.toLowerCase()];
    if (command && !shiftKey) {
      run(command);
      return true;
    }
    if (key === 'Home' || key === 'End') {
      const [from, by] =
        key === 'Home' ? ([-1, 1] as const) : ([size.rows * size.columns, -1] as const);
      focusCell(table, nextInOrder({ row: 0, column: from }, by, size, isOpen));
      return true;
    }
    if (mode.current === 'inText') return false;
    if (key.toLowerCase() === 'a') {
      chooseAll(table);
      return true;
    }
    const step = stepOf(key, false);
    if (step === null || key === 'Enter') return false;
    if (shiftKey) extendTo(table, edge(range.head, step));
    else focusCell(table, edge(place, step));
    return true;
  }

  function press(event: KeyboardEvent, field: HTMLInputElement, place: SheetPlace): boolean {
    const { key, shiftKey, currentTarget: table } = event;
    switch (key) {
      case 'F2':
        edit(field);
        return true;
      case 'Escape': {
        const isTyped = mode.current !== 'chosen' && field.value !== before.current;
        if (isTyped) onType(place, before.current);
        else field.select();
        onRange({ anchor: place, head: place });
        mode.current = 'chosen';
        return isTyped;
      }
      case 'Tab': {
        const next = nextInOrder(place, shiftKey ? -1 : 1, size, isOpen);
        focusCell(table, next);
        // At its last cell the browser moves the focus out of the sheet.
        return next !== null;
      }
      case 'Delete':
      case 'Backspace':
        if (mode.current !== 'chosen') return false;
        run({ kind: 'clear' });
        return true;
      case 'Home':
      case 'End':
        if (mode.current === 'inText') return false;
        focusCell(table, edge(place, [0, key === 'Home' ? -1 : 1]));
        return true;
    }
    const step = stepOf(key, shiftKey);
    if (step === null) return false;
    if (key === 'Enter') {
      // Enter on the keyboard of a phone is labelled 'next'.
      if (mode.current === 'chosen' && !shiftKey && !isTouch.current) edit(field);
      else {
        endTyping();
        focusCell(table, nextOpen(place, step, size, isOpen));
      }
      return true;
    }
    if (mode.current === 'inText') return false;
    if (shiftKey) {
      const { row, column } = range.head;
      const head = { row: row + step[0], column: column + step[1] };
      extendTo(table, isInSheet(head, size) ? head : null);
    } else focusCell(table, nextOpen(place, step, size, isOpen));
    return true;
  }

  return {
    onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
      const { target, currentTarget: table } = event;
      const place = placeOf(target);
      if (!isField(target) || !place || event.altKey) return;
      const isControl = event.ctrlKey || event.metaKey;
      const isDone = isControl
        ? pressWithControl(event, table, place)
        : press(event, target, place);
      if (isDone) event.preventDefault();
    },
    onChange({ target }: { target: EventTarget }) {
      const place = placeOf(target);
      if (!isField(target) || !place) return;
      if (mode.current === 'chosen') mode.current = 'typed';
      onType(place, target.value);
    },
    onFocus({ target }: FocusEvent) {
      const place = placeOf(target);
      if (!isField(target) || !place) return;
      focused.current = target;
      choose(target);
      onRange({ anchor: place, head: place });
    },
    onBlur({ target }: FocusEvent) {
      focused.current = null;
      if (placeOf(target)) sheet.onLeave();
    },
    onPointerDown({ pointerType }: PointerEvent) {
      isTouch.current = pointerType === 'touch';
    },
    onMouseDown(event: MouseEvent<HTMLTableElement>) {
      const { target, currentTarget: table } = event;
      const place = placeOf(target);
      if (!place || event.button !== 0) return;
      const field = cellAt(table, place)?.querySelector('input') ?? null;
      const isFocused = field !== null && field === document.activeElement && !event.shiftKey;
      if (isFocused && target === field && mode.current !== 'chosen') {
        mode.current = 'inText';
        isDragging.current = false;
        return;
      }
      endTyping();
      // By default the browser drags the selected text, or puts the caret where the mouse is released.
      event.preventDefault();
      isDragging.current = field !== null;
      if (event.shiftKey) extendTo(table, place);
      else if (isFocused) onRange({ anchor: place, head: place });
      else field?.focus();
      // The text stays selected: the next character replaces it, and the next tap sets the caret.
      if (isTouch.current && field === target) mode.current = 'inText';
    },
    onMouseOver(event: MouseEvent<HTMLTableElement>) {
      if (event.buttons !== 1) isDragging.current = false;
      const head = isDragging.current ? placeOf(event.target) : null;
      if (head) onRange({ anchor: range.anchor, head });
    },
    onDoubleClick({ target }: MouseEvent<HTMLTableElement>) {
      if (isField(target) && target === focused.current && !isTouch.current) edit(target);
    },
    onCopy(event: ClipboardEvent<HTMLTableElement>) {
      if (mode.current !== 'chosen' || !placeOf(event.target)) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', sheet.copy());
    },
    onPaste(event: ClipboardEvent<HTMLTableElement>) {
      const text = event.clipboardData.getData('text/plain');
      const isPiece = mode.current === 'inText' && !/[\t\r\n]/.test(text);
      if (isPiece || !placeOf(event.target)) return;
      event.preventDefault();
      run({ kind: 'paste', text });
    },
  };
}
