import { rows, type Row } from './row.ts';

/** The screens of products: spec §2, §5, §8 and §9, "Admin". */
export const products: readonly Row[] = [
  ...rows('§2, §5, §8, §9 Products list:', 'integration/admin/productos', [
    ['table of 13 columns', 'list.test.tsx', 'the table has the 13 columns, newest product first'],
    [
      '50 per page with exact count',
      'listPages.test.tsx',
      'a page has 50 products by id from the newest down, with their exact number',
    ],
    [
      'window of 5 page buttons',
      'listPages.test.tsx',
      'five page buttons stand around the page, which the address keeps without history',
    ],
    [
      "'Solo productos sin imágenes'",
      'listPages.test.tsx',
      '"only without pictures" is right beyond a thousand rows, page and address included',
    ],
    [
      'search debounce of 500 ms',
      'search.test.tsx',
      'a search waits until the typing has rested for 500 ms, and is then asked for once',
    ],
    [
      'each word OR-ed over code, name and detail',
      'search.test.tsx',
      'the search "%s" finds any of its words in code, name and detail',
    ],
    [
      "'No se encontraron productos'",
      'search.test.tsx',
      'a search that finds nothing says so, and leads back to everything',
    ],
    [
      "'Error al cargar productos'",
      'list.test.tsx',
      'products that do not load (%s): said with the reason, and tried again',
    ],
    [
      "Refresh: 'Datos actualizados correctamente'",
      'list.test.tsx',
      'the refresh button shows what changed elsewhere',
    ],
    [
      "'Error al actualizar los datos'",
      'list.test.tsx',
      'a refresh that fails says so, and keeps what is on show',
    ],
    [
      '/edit-producto/{id}',
      'listPopups.test.tsx',
      'the address of a product opens it over the list, and closing it leads to the list',
    ],
    [
      "delete: inventory, links, product; '¡Producto eliminado correctamente!'",
      'delete.test.tsx',
      'a deletion goes inventory, links, product, and the list shows it at once',
    ],
    [
      "'Error al eliminar registros de inventario.'",
      'delete.test.tsx',
      'an inventory that cannot be deleted stops the deletion',
    ],
    [
      "'Error al eliminar el producto.'",
      'delete.test.tsx',
      'a deletion that fails at %s says what is gone, and is finished by another try',
    ],
    [
      "'Debes iniciar sesión para eliminar productos'",
      'delete.test.tsx',
      'a sign-in that the server no longer takes is asked for',
    ],
    [
      "'Color agregado correctamente', #000000 by default",
      'colors.test.tsx',
      'a new colour is black unless told otherwise, is told in green, and is listed',
    ],
    [
      "'El nombre del color no puede estar vacío', 'Este nombre de color ya existe'",
      'colors.test.tsx',
      'a new colour "%s" %s is refused: %s',
    ],
    [
      'a colour edited: uniqueness ignores itself',
      'colors.test.tsx',
      'an edited colour may keep its own name, not take that of another',
    ],
    [
      "'Color actualizado correctamente'",
      'colors.test.tsx',
      'an edited colour is saved, and the list of products shows it at once',
    ],
    [
      "'Error al agregar el color: {detail}'",
      'colors.test.tsx',
      'a colour that cannot be added says why and keeps what was typed',
    ],
    [
      "'Debes iniciar sesión para agregar colores'",
      'colors.test.tsx',
      'a sign-in that the server no longer takes is asked for',
    ],
  ]),
];
