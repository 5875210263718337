import { rows, type Row } from './row.ts';

/** The screen of banners: spec §2 to §9, "Banner". */
export const banners: readonly Row[] = [
  ...rows('§2, §4, §5 Banners:', 'integration/admin/banners', [
    [
      'upload; timestamp appended; active automatically',
      'upload.test.tsx',
      'an uploaded banner is stored under its safe name and the time, and is active',
    ],
    [
      "upload by type: 'banner mobile', desktop false",
      'upload.test.tsx',
      'a banner for phones goes to the phones',
    ],
    [
      'recommended sizes 1920x600 and 640x800',
      'upload.test.tsx',
      'for %s the recommended size is %s',
    ],
    [
      'another size is warned of, not refused',
      'upload.test.tsx',
      'a file of another size is uploaded all the same, after a warning',
    ],
    [
      "'Por favor seleccione archivos para subir.'",
      'upload.test.tsx',
      'nothing chosen: Por favor seleccione archivos para subir.',
    ],
    ["'No es un archivo de imagen'", 'badFiles.test.tsx', '%s (%s)'],
    [
      'list of stored, list of active ones, ordered by id',
      'lists.test.tsx',
      'are those of one layout, the active ones in the order of the home page',
    ],
    ['beyond the listing limit of 100 (§9)', 'lists.test.tsx', 'reach file 101 and beyond'],
    ['stored, then active', 'lists.test.tsx', '¡Banner agregado exitosamente!'],
    [
      'deactivated: row deleted, file kept',
      'lists.test.tsx',
      'Banner eliminado de activos: the row is gone, the file is kept',
    ],
    [
      'the row deletion is verified and re-checked (§7)',
      'lists.test.tsx',
      'Error: Banner no fue eliminado de la base de datos (%s)',
    ],
    [
      'permanent removal of file and active row',
      'remove.test.tsx',
      'an active banner goes with its row: Banner eliminado del almacenamiento',
    ],
    [
      'the home page follows',
      'home.test.tsx',
      'the home page that was seen before shows what was activated and deactivated at once',
    ],
    [
      'listens for sign-out',
      'lists.test.tsx',
      'a sign-in that ends in another tab closes the screen, without a button to sign in',
    ],
  ]),
  ...rows('§8 Banners, toasts of 3 s:', 'integration/admin/banners', [
    [
      'load failure',
      'lists.test.tsx',
      'of %s banners that cannot be read: Error al cargar banners',
    ],
    ['add failure', 'lists.test.tsx', 'Error al agregar el banner'],
    [
      "warning: '¡Banner ya está activo!'",
      'lists.test.tsx',
      '¡Banner ya está activo! (its address is kept %s)',
    ],
    [
      "success: '¡Banner agregado exitosamente!'",
      'lists.test.tsx',
      '¡Banner agregado exitosamente!',
    ],
    [
      "success: 'Banner eliminado de activos'",
      'lists.test.tsx',
      'Banner eliminado de activos: the row is gone, the file is kept',
    ],
    [
      'info',
      'lists.test.tsx',
      'one that somebody else has deactivated: El banner ya no estaba activo',
    ],
    [
      "error: 'Error: Banner no fue eliminado de la base de datos'",
      'lists.test.tsx',
      'Error: Banner no fue eliminado de la base de datos (%s)',
    ],
    ['a partial-upload warning', 'badFiles.test.tsx', 'one that %s'],
    [
      'a removal that fails',
      'remove.test.tsx',
      'a file that stays: Error al eliminar el banner del almacenamiento (%s)',
    ],
  ]),
  ...rows("§5, §8 Banners, 'Debes iniciar sesión para", 'integration/admin/banners', [
    ["subir banners'", 'badFiles.test.tsx', 'Debes iniciar sesión para subir banners'],
    ["activar banners'", 'lists.test.tsx', 'Debes iniciar sesión para activar banners'],
    ["eliminar banners'", 'lists.test.tsx', 'Debes iniciar sesión para eliminar banners'],
    [
      "eliminar banners del almacenamiento'",
      'remove.test.tsx',
      'Debes iniciar sesión para eliminar banners del almacenamiento',
    ],
  ]),
];
