let given: readonly File[] = [];

/** Files for the library to start with: a form took them, and opens the library for their upload. */
export function giveToLibrary(files: readonly File[]): void {
  given = files;
}

/** The files of the last {@link giveToLibrary}. */
export function givenFiles(): readonly File[] {
  return given;
}
