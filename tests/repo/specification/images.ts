import { rows, type Row } from './row.ts';

/** Image library, product pictures and thumbnails: spec §2 to §5 and §7 to §9, "Admin". */
export const images: readonly Row[] = [
  ...rows('§2, §3, §5, §9 Image library:', 'integration/admin/library', [
    [
      'root folders highres and thumbnails; breadcrumbs',
      'browse.test.tsx',
      'starts among the product pictures; the root has both folders, and takes no files',
    ],
    [
      'new folder; .placeholder hidden',
      'browse.test.tsx',
      'is made, and opened; its placeholder is not shown',
    ],
    [
      'search',
      'browse.test.tsx',
      'is searched whole, and the search is forgotten in another folder',
    ],
    ['refresh', 'browse.test.tsx', 'is read again on demand'],
    [
      '12 per page, beyond the listing limit of 100',
      'browse.test.tsx',
      'shows twelve pictures on a page, and the last of more than a hundred on the last',
    ],
    [
      "'El nombre de la carpeta no puede estar vacío'",
      'browse.test.tsx',
      'called %j is refused: El nombre no puede estar vacío',
    ],
    [
      'the default logo in thumbnails/default stays',
      'delete.test.tsx',
      'the default logo cannot be deleted',
    ],
    [
      'upload: 1200x1200, webp 0.8, name sanitized, cache of 3600 s',
      'upload.test.tsx',
      'are stored small, as webp, under safe names, and listed',
    ],
    [
      'overwrite allowed',
      'upload.test.tsx',
      'replace one of their name, which is shown as it is now',
    ],
    [
      "'Por favor seleccione archivos para subir.'",
      'upload.test.tsx',
      'without files it says: Por favor seleccione archivos para subir.',
    ],
    [
      "'No es un archivo de imagen', 'Error al comprimir: {msg}'",
      'badFiles.test.tsx',
      '%s is refused by its name, and nothing is stored',
    ],
  ]),
  ...rows('§4, §8 Image library:', 'integration/admin/library', [
    [
      'progress 10, 30, up to 90, 100; cleared after 5 s',
      'upload.test.tsx',
      'goes 10, 30, up to 90 in steps of 5 every 200 ms, then 100; the list clears after 5 s',
    ],
    [
      "'{n} archivos subidos correctamente. Espacio ahorrado…'",
      'upload.test.tsx',
      'are stored small, as webp, under safe names, and listed',
    ],
    [
      "'{n} archivos subidos. {m} fallidos.'",
      'badFiles.test.tsx',
      'bad files keep no good one of the batch from being stored',
    ],
    ["'Error: {message}'", 'badFiles.test.tsx', '%s says so, and can be tried again'],
    [
      "'Error al crear carpeta: {message}'",
      'browse.test.tsx',
      'that fails says why, and keeps what was typed',
    ],
    [
      "'Error al cargar imágenes: {msg}'",
      'browse.test.tsx',
      'that cannot be read says: Error al cargar imágenes',
    ],
    [
      "'Archivo eliminado correctamente'",
      'delete.test.tsx',
      'a picture that is shown nowhere says so, and is deleted: Archivo eliminado correctamente',
    ],
    [
      "'Error al eliminar archivo: {msg}'",
      'delete.test.tsx',
      'a removal that is refused without a word says: Error al eliminar archivo',
    ],
    [
      'whoever is signed out is asked to sign in',
      'badFiles.test.tsx',
      'with nobody signed in it says: Debes iniciar sesión para subir imágenes',
    ],
  ]),
  ...rows('§9 Library upload:', 'unit/domain', [
    [
      'savings of 60% of the original size',
      'libraryFile.test.ts',
      'of files of %j bytes %d are said to be saved',
    ],
  ]),
  ...rows('§7 Storage:', 'integration/admin', [
    [
      'listed by name',
      'pictures/storage.test.ts',
      'tells folders from files, with whole paths and addresses, whatever their case',
    ],
    [
      'the newest thumbnails first',
      'pictures/storage.test.ts',
      'can have the newest first, to its end',
    ],
    [
      'upload, public address, cache of 3600 s',
      'pictures/storage.test.ts',
      'can be fetched at its address, with its type, for an hour',
    ],
    ['remove', 'library/data.test.ts', 'is gone, and nothing else is'],
    [
      'an empty placeholder file makes a folder',
      'library/data.test.ts',
      'is listed at once, and holds nothing but its placeholder',
    ],
    [
      'folder rows and relative names',
      'library/storageAnswers.test.tsx',
      'a listing of %s is read with whole paths and addresses',
    ],
    ['banner bucket: list', 'banners/storage.test.ts', 'is that of the bucket'],
    ['banner bucket: remove', 'banners/storage.test.ts', 'takes it away'],
  ]),
  ...rows('§2, §4, §7, §9 Product pictures:', 'integration/admin/productos', [
    [
      'image upload popup, newly selected images linked on save (add)',
      'formLibrary.test.tsx',
      'a picture uploaded from the add popup is chosen for the product, and linked on saving',
    ],
    [
      'image upload popup, newly selected images linked on save (edit)',
      'formLibrary.test.tsx',
      'a picture uploaded from the edit popup is linked on saving; the table tells at once',
    ],
    [
      'gallery of the Create New Product popup: folder navigation, search, paging by 6',
      'formLibrary.test.tsx',
      'the gallery of the add popup has folders, pages of 6, and a search',
    ],
    ['image status', 'list.test.tsx', 'a row shows what is known of its product'],
    [
      'unlinked; delete by url and producto_id',
      'formLibrary.test.tsx',
      'the table tells at once when a picture is unlinked',
    ],
    [
      'delete by producto_id',
      'delete.test.tsx',
      'a deletion goes inventory, links, product, and the list shows it at once',
    ],
  ]),
  ...rows('§2 Thumbnails:', 'integration/admin/subfamilias', [
    [
      'upload in the edit popup',
      'edit.test.tsx',
      'a thumbnail uploaded in the popup is chosen at once, and saved',
    ],
    [
      'optional at creation (§3)',
      'add.test.tsx',
      'a new one is told, closes its popup 0.8 s later, and is in the table',
    ],
    ['upload in the add popup', 'add.test.tsx', 'a thumbnail is uploaded, and saving waits for it'],
  ]),
];
