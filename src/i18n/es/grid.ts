export const grid = {
  caption: 'Cantidades por color y talla',
  corner: 'Color',
  noColor: 'Sin color',
  noTalla: 'Sin talla',
  total: 'Total',
  place: '{{color}}, {{talla}}',
  fewer: 'Quitar una unidad de {{place}}',
  more: 'Agregar una unidad de {{place}}',
  units_one: '{{count}} unidad',
  units_other: '{{count}} unidades',
  left_one: 'Queda {{count}}',
  left_other: 'Quedan {{count}}',
  inCart: '{{units}} en su carrito',
  missing_one: 'Falta {{count}}',
  missing_other: 'Faltan {{count}}',
  missingFor: 'para pagar {{price}} por unidad',
  soldFrom: 'Desde {{units}} unidades',
  state: {
    missing: 'No existe',
    soldOut: 'Agotado',
    noPrice: 'Precio a consultar',
    allInCart: 'Todo en su carrito',
  },
  spoken: 'Total de {{color}}: {{row}}. Total de {{talla}}: {{column}}.',
  spokenTotal: 'Total: {{units}}, {{value}}.',
  help: 'Puede pegar aquí una tabla de su hoja de cálculo, con los nombres de colores y tallas o sin ellos.',
  others: 'Con el mismo color y talla que otro producto, y por eso fuera de la tabla: {{codes}}.',
  copy: {
    action: 'Copiar tabla',
    done: 'Tabla copiada',
    failed: 'Su navegador no permite copiar la tabla.',
  },
  pasted_one: 'Se pegó {{count}} unidad.',
  pasted_other: 'Se pegaron {{count}} unidades.',
  pastedNothing: 'No encontramos cantidades en lo que pegó.',
  undo: 'Deshacer',
  problem: {
    tooLong: 'Lo que pegó es demasiado largo para esta tabla. No cambiamos nada.',
    notUnits: '«{{text}}» no es una cantidad.',
    notUnitsAt: '{{place}}: «{{text}}» no es una cantidad.',
    unknownName_one: 'No tenemos «{{text}}»: {{count}} unidad quedó sin pedir.',
    unknownName_other: 'No tenemos «{{text}}»: {{count}} unidades quedaron sin pedir.',
    outside_one: '{{count}} unidad quedó fuera de la tabla.',
    outside_other: '{{count}} unidades quedaron fuera de la tabla.',
    missing: '{{place}} no existe: no se pueden pedir {{units}}.',
    soldOut: '{{place}} está agotado: no se pueden pedir {{units}}.',
    noPrice: '{{place}} tiene el precio a consultar: no se pueden pedir {{units}}.',
    allInCart:
      '{{place}}: su carrito ya tiene todo lo que queda; no se pueden pedir {{units}} más.',
    hidden_one:
      '{{count}} unidad de {{code}} quedó sin pedir: otro producto ocupa ahora {{place}}.',
    hidden_other:
      '{{count}} unidades de {{code}} quedaron sin pedir: otro producto ocupa ahora {{place}}.',
    gone_one: '{{count}} unidad quedó sin pedir: su producto ya no está en la tienda.',
    gone_other: '{{count}} unidades quedaron sin pedir: su producto ya no está en la tienda.',
    cut: '{{place}}: pidió {{wanted}} y solo quedan {{units}}.',
    soldFrom: '{{place}} se vende desde {{units}} unidades.',
  },
  add: {
    submit_one: 'Agregar {{count}} unidad',
    submit_other: 'Agregar {{count}} unidades',
    nothing: 'Escriba o pegue cantidades en la tabla antes de agregar al carrito.',
    done_one: '{{units}}, en {{count}} línea',
    done_other: '{{units}}, en {{count}} líneas',
    less: '{{place}}: se agregaron {{units}} de {{wanted}}, todo lo que queda.',
    noRoom: '{{place}} no cabe: un carrito tiene hasta {{max}} líneas.',
    inCart: 'Ya lleva {{units}} de estos productos en su carrito.',
  },
} as const;

declare module '#i18n/registerTexts.ts' {
  interface Texts {
    grid: typeof grid;
  }
}
