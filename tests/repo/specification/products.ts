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
  ...rows('§2, §4, §5, §8 Product forms:', 'integration/admin/productos', [
    [
      "'Por favor, complete todos los campos obligatorios.'",
      'addRules.test.tsx',
      'what is required has to be filled in; the first such field takes the focus',
    ],
    [
      "'El Precio 1 debe ser mayor que cero.', likewise 2 and 3",
      'addRules.test.tsx',
      'price %s has to be above zero',
    ],
    [
      'only inventory rows above 0 are saved',
      'addRules.test.tsx',
      'only rows of stock above 0 are saved',
    ],
    [
      "'Ya has agregado todas las bodegas disponibles'",
      'addRules.test.tsx',
      'each warehouse is chosen once, and no more rows are added than there are warehouses',
    ],
    [
      "the form's refresh button",
      'addRules.test.tsx',
      'what somebody else adds to the lists comes by refreshing them, and nothing typed is lost',
    ],
    [
      "'Error cargando bodegas: {msg}'",
      'addRules.test.tsx',
      'warehouses that could not be read say why, and are read again',
    ],
    [
      'creation in steps (§4)',
      'addSteps.test.tsx',
      'product, stock and pictures are saved one after the other',
    ],
    [
      "'Error al agregar producto'",
      'addSteps.test.tsx',
      'a product that was not added is added by the next attempt',
    ],
    [
      "'Producto creado pero hubo un error al agregar algunos registros de inventario'",
      'addSteps.test.tsx',
      'a product whose stock was not saved is no second product after the next attempt',
    ],
    [
      "'Producto e inventario creados, pero hubo un error al guardar algunas imágenes'",
      'addSteps.test.tsx',
      'a product whose pictures were not saved is no second product after the next attempt',
    ],
    [
      "'¡Producto agregado exitosamente!', closing after 1 s",
      'addOptions.test.tsx',
      'the popup adds a product, and closes a second later over the list that has it',
    ],
    [
      'nested add-colour dialog',
      'addOptions.test.tsx',
      'a new colour is chosen at once, and nothing typed is lost',
    ],
    [
      "'Talla agregada correctamente'",
      'addOptions.test.tsx',
      'a new size is chosen at once, and nothing typed is lost',
    ],
    [
      "'El ID de la talla no puede estar vacío', 'Esta talla ya existe'",
      'addOptions.test.tsx',
      'a new size is not called %j',
    ],
    [
      "'Error al agregar la talla: {detail}'",
      'addOptions.test.tsx',
      'a size that could not be added says why, and keeps what was typed',
    ],
    [
      "'Debes iniciar sesión para agregar tallas'",
      'addOptions.test.tsx',
      'whoever is no longer signed in is told so by the popups of colours and sizes',
    ],
    [
      "'¡Producto actualizado con éxito!', closing after 1.5 s",
      'edit.test.tsx',
      'what is changed is saved, and the popup closes a second and a half later',
    ],
    [
      'edit: empty is null, discount 0',
      'edit.test.tsx',
      'what is emptied is saved as null, the discount as 0',
    ],
    [
      'edit: code, name and first price required',
      'edit.test.tsx',
      'code, name and first price are required',
    ],
    [
      "'Errores al actualizar: {list}'",
      'edit.test.tsx',
      'every part that could not be saved is listed',
    ],
    [
      "'Error cargando inventario: {msg}'",
      'edit.test.tsx',
      'stock and warehouses that could not be read say why, and the stock is not written',
    ],
    [
      "'Debes iniciar sesión para editar productos'",
      'edit.test.tsx',
      'whoever is no longer signed in is told so, and keeps what is typed',
    ],
    [
      "'Imagen desvinculada correctamente'",
      'editPictures.test.tsx',
      'the linked pictures are shown, and unlinking one is done at once',
    ],
    [
      'newly selected images are linked on save (§4)',
      'editPictures.test.tsx',
      'pictures chosen from folders of the gallery are linked on saving',
    ],
    [
      'gallery of 6 per page, search (§9)',
      'editPictures.test.tsx',
      'the gallery has pages of 6, and a search',
    ],
    [
      "'Error cargando imágenes: {msg}'",
      'editPictures.test.tsx',
      'pictures that could not be read say why, and are read again',
    ],
  ]),
];
