import { rows, type Row } from './row.ts';

/** Sign-in, families and subfamilies: spec §2, §4, §5, §6, §8 and §9, "Admin". */
export const backOffice: readonly Row[] = [
  ...rows('§2, §8 Login:', 'integration/admin/login', [
    [
      'failed, in both languages',
      'failures.test.tsx',
      'a wrong password is told, and what was typed stays (%s)',
    ],
    [
      'a signed-in stranger (§6)',
      'failures.test.tsx',
      'a stranger with an account is signed in; the tables refuse what only staff may write',
    ],
    [
      'e-mail and password required (§5)',
      'login.test.tsx',
      'e-mail and password are required; nothing is sent (%s)',
    ],
    [
      'welcome with e-mail and hint',
      'login.test.tsx',
      'signing in welcomes with the e-mail and points to the navbar and the screens (%s)',
    ],
    [
      'admin navbar',
      'staffBar.test.tsx',
      'leads to the four screens, in Spanish, and says who is signed in (%s)',
    ],
    [
      'navbar only while signed in (§4)',
      'staffBar.test.tsx',
      'while nobody is signed in there is no trace of it',
    ],
    [
      'sign-out returns to /',
      'staffBar.test.tsx',
      'returns to the home page, says so, and ends the session on the service',
    ],
    [
      'screens listen for sign-in and sign-out (§4)',
      'staffBar.test.tsx',
      'goes when the sign-in ends in another tab, and returns when one begins there',
    ],
  ]),
  ...rows('§2 Restricted:', 'integration/admin/shared', [
    [
      "'Acceso Restringido' with a button to /admin",
      'restricted.test.tsx',
      '%s is for staff only, and leads to the sign-in',
    ],
    [
      'the banner screen without a login button',
      'restricted.test.tsx',
      '/upload-banners is for staff only, without a way to the sign-in',
    ],
  ]),
  ...rows('§2, §4, §5, §8 Families:', 'integration/admin/familias', [
    ['table', 'list.test.tsx', 'the table has a handle, ID, Nombre, Orden and actions for each'],
    [
      'ordered by number, nulls last (§7)',
      'list.test.tsx',
      'the familias come by position, those without one last, by name',
    ],
    [
      'drag-and-drop renumbers 1..n',
      'drag.test.tsx',
      'by keyboard a familia goes where it is dropped, and all are numbered from 1',
    ],
    [
      'arrows swap with a neighbour',
      'order.test.tsx',
      'trades places with the neighbour, writes those two alone, and says where it is',
    ],
    ['unnumbered counts as 999 (§9)', 'order.test.tsx', 'counts an unnumbered neighbour as 999'],
    [
      'Auto-ordenar',
      'order.test.tsx',
      'numbers the unnumbered from one more than the highest, and no other',
    ],
    [
      'add: the default order',
      'add.test.tsx',
      'starts in the name, with the order after the highest',
    ],
    ['add: 1 if none', 'add.test.tsx', 'starts with the order 1 when no familia has any'],
    [
      'name required',
      'add.test.tsx',
      'without a name sends nothing and says which field is missing',
    ],
    ['order an integer from 1', 'add.test.tsx', 'refuses the order %s'],
    ["'¡Familia agregada!'", 'add.test.tsx', 'adds the familia and says so in green'],
    [
      'closes after 1 s',
      'add.test.tsx',
      'the popup closes 1 s after the success, and the list shows the familia',
    ],
    [
      "'Error al agregar familia'",
      'add.test.tsx',
      'over a backend %s says so and keeps what is typed',
    ],
    [
      "'Familia actualizada'",
      'edit.test.tsx',
      'a familia gets another name and place, said in green; the popup closes',
    ],
    ['edit: empty leaves the order', 'edit.test.tsx', 'an order that is %s is not written'],
    [
      "'Error al actualizar familia'",
      'edit.test.tsx',
      'says why, keeps what is typed, and can be tried again',
    ],
    [
      "'Debes iniciar sesión para editar familias'",
      'edit.test.tsx',
      'because the sign-in is over asks to sign in',
    ],
    [
      'delete asks for confirmation',
      'delete.test.tsx',
      'a familia is deleted once that is confirmed, and the list goes on without it',
    ],
    [
      "'Error al eliminar familia'",
      'delete.test.tsx',
      'because the connection is gone says so, and can be tried again',
    ],
    [
      "'Debes iniciar sesión para eliminar familias'",
      'delete.test.tsx',
      'because the sign-in is over asks to sign in',
    ],
  ]),
  ...rows('§2, §4, §5, §8 Subfamilies:', 'integration/admin/subfamilias', [
    [
      'table',
      'list.test.tsx',
      'the table lists id, name, familia and thumbnail by name, with what can be done',
    ],
    [
      'search by name or family name',
      'list.test.tsx',
      'searching "%s" finds by name and by familia, and is kept in the address',
    ],
    [
      "'Este campo es obligatorio'",
      'add.test.tsx',
      'name and familia are required: it says so, sends nothing, and takes the focus there',
    ],
    [
      "'¡Subfamilia agregada exitosamente!', closing after 0.8 s",
      'add.test.tsx',
      'a new one is told, closes its popup 0.8 s later, and is in the table',
    ],
    [
      "'Error al agregar la subfamilia.'",
      'add.test.tsx',
      '%s is told, keeps what is typed, and trying again adds one',
    ],
    [
      'add: picker of 10 (§9)',
      'add.test.tsx',
      'a thumbnail is chosen from ten on a page, and may be taken back',
    ],
    [
      "'¡Actualizado!'",
      'edit.test.tsx',
      'a change is told, closes its popup 0.8 s later, and is in the table',
    ],
    ["'Error al actualizar'", 'edit.test.tsx', 'a failure is told, and keeps what is typed'],
    [
      "'Error: Thumbnail URL is missing'",
      'edit.test.tsx',
      'a thumbnail is required: it says so, sends nothing, and takes the focus there',
    ],
    [
      "'Debes iniciar sesión para guardar cambios'",
      'edit.test.tsx',
      'a sign-in that ended meanwhile loses nothing, and says what is needed',
    ],
    [
      "'Debes iniciar sesión para editar subfamilias'",
      'edit.test.tsx',
      'a sign-in that the shop no longer takes says what is needed',
    ],
    ['edit: picker of 6 (§9)', 'edit.test.tsx', 'another thumbnail is chosen from six on a page'],
    [
      'delete with double confirmation',
      'delete.test.tsx',
      'is asked for, then its exact name is typed, and it is gone',
    ],
    [
      "'El nombre no coincide. Cancelando eliminación.'",
      'delete.test.tsx',
      'the name typed as "%s" does not match: nothing is deleted, and it can be corrected',
    ],
    ['still in use', 'delete.test.tsx', '%s is still in use and says so, before anything is typed'],
    ["'Error al eliminar'", 'delete.test.tsx', 'a failure is told, and trying again helps'],
    [
      "'Debes iniciar sesión para eliminar subfamilias'",
      'delete.test.tsx',
      'a sign-in that the shop no longer takes says what is needed',
    ],
  ]),
  ...rows('§5, §8, §9 Thumbnails:', 'integration/admin/pictures', [
    [
      "'No es un archivo de imagen'",
      'upload.test.tsx',
      '%s (%s) is refused: No es un archivo de imagen',
    ],
    ["'Error al comprimir imagen'", 'upload.test.tsx', '%s fails: Error al comprimir imagen'],
    ["'Error al subir imagen', 'Error uploading image'", 'upload.test.tsx', 'says so (%s): %s'],
    [
      '512 px, 1 MB, timestamp, accents',
      'upload.test.tsx',
      'is stored small, under the time and its safe name, and handed over',
    ],
    ['no overwrite', 'upload.test.tsx', 'over a file of the same name does not overwrite it'],
    [
      "'Error al cargar imágenes: {msg}'",
      'pickerStates.test.tsx',
      'a failure says why, and is tried again',
    ],
    [
      'endings, placeholders hidden',
      'picker.test.tsx',
      'are six on a page, the newest first, without placeholder, GIF and folders',
    ],
    [
      'beyond the listing limit of 100',
      'storage.test.ts',
      'goes on after its thousandth entry, without gap or repetition',
    ],
  ]),
];
