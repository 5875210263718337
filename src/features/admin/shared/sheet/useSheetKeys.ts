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

/** The action of a shortcut or a paste: it changes the chosen cells, or undoes the last change. */
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
  /** Returns the texts of the chosen cells in the format of spreadsheets. */
  readonly copy: () => string;
};

/**
 * State of the cell with the focus. `chosen`: typing replaces its text, and arrows move to other cells. `typed`: typing
 * adds to its text, and arrows still move to other cells. `inText`: arrows move in its text.
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
  const focusedField = useRef<HTMLInputElement>(null);
  /** Text of the cell before it was typed into; Escape restores it. */
  const originalText = useRef('');
  /** True while the mouse is down after a press on a cell. */
  const isDragging = useRef(false);
  const isTouch = useRef(false);

  // Selects the text again after a command or a newer value has set it, so that typing replaces it.
  useLayoutEffect(() => {
    if (mode.current === 'chosen' && focusedField.current) choose(focusedField.current);
  });

  function choose(field: HTMLInputElement): void {
    mode.current = 'chosen';
    originalText.current = field.value;
    field.select();
  }

  function edit(field: HTMLInputElement): void {
    mode.current = 'inText';
    field.setSelectionRange(field.value.length, field.value.length);
  }

  /** Ends the typing in a cell; its text stays as typed. */
  function endTyping(): void {
    if (mode.current === 'chosen' || !focusedField.current) return;
    choose(focusedField.current);
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

  /** Finds the last cell with a field in a direction. */
  function findEdge(place: SheetPlace, step: SheetStep): SheetPlace | null {
    let last: SheetPlace | null = null;
    let next = nextOpen(place, step, size, isOpen);
    while (next !== null) {
      last = next;
      next = nextOpen(next, step, size, isOpen);
    }
    return last;
  }

  function chooseAll(table: Element): void {
    // Focuses the first cell with a field: Ctrl+Enter copies the focused cell to all others.
    focusCell(table, nextInOrder({ row: 0, column: -1 }, 1, size, isOpen));
    const last = { row: size.rows - 1, column: size.columns - 1 };
    onRange({ anchor: { row: 0, column: 0 }, head: last });
  }

  /** Handles a key that is pressed with Ctrl or ⌘. @returns true: the sheet has used the key */
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
    if (shiftKey) extendTo(table, findEdge(range.head, step));
    else focusCell(table, findEdge(place, step));
    return true;
  }

  function press(event: KeyboardEvent, field: HTMLInputElement, place: SheetPlace): boolean {
    const { key, shiftKey, currentTarget: table } = event;
    switch (key) {
      case 'F2':
        edit(field);
        return true;
      case 'Escape': {
        const isTyped = mode.current !== 'chosen' && field.value !== originalText.current;
        if (isTyped) onType(place, originalText.current);
        else field.select();
        onRange({ anchor: place, head: place });
        mode.current = 'chosen';
        return isTyped;
      }
      case 'Tab': {
        const next = nextInOrder(place, shiftKey ? -1 : 1, size, isOpen);
        focusCell(table, next);
        // Beyond the last cell the browser moves the focus out of the sheet.
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
        focusCell(table, findEdge(place, [0, key === 'Home' ? -1 : 1]));
        return true;
    }
    const step = stepOf(key, shiftKey);
    if (step === null) return false;
    if (key === 'Enter') {
      // On a phone Enter moves on: its key is labelled 'next' (`enterKeyHint`).
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
      focusedField.current = target;
      choose(target);
      onRange({ anchor: place, head: place });
    },
    onBlur({ target }: FocusEvent) {
      focusedField.current = null;
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
      // Keeps the browser from dragging the selected text, and from moving the caret when the mouse is released.
      event.preventDefault();
      isDragging.current = field !== null;
      if (event.shiftKey) extendTo(table, place);
      else if (isFocused) onRange({ anchor: place, head: place });
      else field?.focus();
      // After a tap the text stays selected: typing replaces it, and the next tap sets the caret.
      if (isTouch.current && field === target) mode.current = 'inText';
    },
    onMouseOver(event: MouseEvent<HTMLTableElement>) {
      if (event.buttons !== 1) isDragging.current = false;
      const head = isDragging.current ? placeOf(event.target) : null;
      if (head) onRange({ anchor: range.anchor, head });
    },
    onDoubleClick({ target }: MouseEvent<HTMLTableElement>) {
      if (isField(target) && target === focusedField.current && !isTouch.current) edit(target);
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
