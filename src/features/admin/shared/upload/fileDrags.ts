/** A picture of the page itself is dragged, which the browser offers as a file too. */
let isOwnDrag = false;

const INPUT = 'input[type="file"]';

function onDragStart(): void {
  isOwnDrag = true;
}

function onDragEnd(): void {
  isOwnDrag = false;
}

/** Whether files of the device are dragged. */
export function hasFiles({ dataTransfer }: DragEvent): boolean {
  return !isOwnDrag && dataTransfer !== null && [...dataTransfer.types].includes('Files');
}

/** Keeps the browser from opening a file that misses the drop area, which would leave the page. */
function keepPage(event: DragEvent): void {
  const isInput = event.target instanceof Element && event.target.closest(INPUT) !== null;
  if (isInput || event.defaultPrevented || !hasFiles(event)) return;
  event.preventDefault();
  if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none';
}

let areas = 0;

/** Watches the drags of the document while a drop area is mounted; returns how to stop. */
export function watchDrags(): () => void {
  areas += 1;
  if (areas === 1) {
    document.addEventListener('dragstart', onDragStart);
    document.addEventListener('dragend', onDragEnd);
    document.addEventListener('dragover', keepPage);
    document.addEventListener('drop', keepPage);
  }
  return () => {
    areas -= 1;
    if (areas > 0) return;
    isOwnDrag = false;
    document.removeEventListener('dragstart', onDragStart);
    document.removeEventListener('dragend', onDragEnd);
    document.removeEventListener('dragover', keepPage);
    document.removeEventListener('drop', keepPage);
  };
}
