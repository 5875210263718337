import { staffTexts } from '../../areaTexts.ts';

export const upload = {
  choose: { library: 'Elegir imágenes', thumbnail: 'Subir imagen', banner: 'Elegir archivos' },
  hint: {
    library: 'Se reducen a 1200 px y se guardan como WebP, sin movimiento ni datos de la cámara.',
    thumbnail: 'JPG, PNG, WebP o GIF. Se reduce a 512 px y 1 MB como máximo.',
    banner:
      'Tamaño recomendado: {{width}} × {{height}} px. JPG, PNG, WebP o GIF; de más de 300 kB se reduce a {{width}} px de ancho. Cada banner se activa al subirlo, en el orden de esta lista.',
  },
  done: {
    library:
      '{{done, n}} archivos subidos correctamente. Espacio ahorrado: {{saved}} aproximadamente.',
    thumbnail: 'Imagen subida: {{name}}',
    banner_one: '¡Banner agregado exitosamente!',
    banner_other: '{{count, n}} banners subidos y activos',
  },
  partial: {
    library: '{{done, n}} archivos subidos. {{failed, n}} fallidos.',
    banner: '{{done, n}} subidos, {{failed, n}} fallidos',
  },
  noneDone: {
    library: '{{done, n}} archivos subidos. {{failed, n}} fallidos.',
    banner: 'Error al subir banners',
  },
  thumbnailFailed: { compress: 'Error al comprimir imagen', upload: 'Error al subir imagen' },
  uploadFailedInEnglish: 'Error uploading image',
  signIn: {
    library: 'Debes iniciar sesión para subir imágenes',
    thumbnail: 'Debes iniciar sesión para subir imágenes',
    banner: 'Debes iniciar sesión para subir banners',
  },
  chooseRoot: 'Abra la carpeta highres o thumbnails para subir imágenes o crear carpetas.',
  chosen_one: '{{count, n}} archivo elegido',
  chosen_other: '{{count, n}} archivos elegidos',
  running: 'Subida en curso…',
  list: 'Archivos elegidos',
  takeOut: 'Quitar {{name}}',
  takeOutAll: 'Quitar todos',
  start: 'Subir',
  cancel: 'Cancelar la subida',
  none: 'Por favor seleccione archivos para subir.',
  onlyOne: 'Aquí va una sola imagen: se tomó {{name}}.',
  replaceTitle: '¿Reemplazar lo que ya está guardado?',
  replaceText:
    'En la carpeta ya hay imágenes con el mismo nombre, que también cambian donde se usan: {{names}}',
  replace: 'Reemplazar',
  unread: 'No se subió nada: no se pudo leer qué hay en la carpeta. {{reason}}',
  cancelled: 'Subida cancelada: {{done, n}} subidos, {{left}} siguen en la lista.',
  failedList: 'Archivos fallidos',
  failedFile: '«{{name}}»: {{reason}}',
  heicFile: '«{{name}}» está en formato de iPhone (HEIC). Guárdela como JPG.',
  retry: 'Los que fallaron siguen en la lista: corrija lo que se indica e intente de nuevo.',
  step: {
    waiting: 'En espera',
    compressing: 'Comprimiendo…',
    sending: 'Subiendo…',
    done: 'Guardada como {{name}}',
    cancelled: 'Cancelada',
  },
  size: '{{width}} × {{height}} px · {{weight}}',
  small: 'Es más pequeño que lo recomendado ({{width}} × {{height}} px): puede verse borroso.',
  otherShape:
    'Tiene otra proporción que la recomendada ({{width}} × {{height}} px): se recortan los bordes.',
  preview: {
    desktop: 'Así se verá en computadoras',
    mobile: 'Así se verá en teléfonos',
    desktopToo: 'En computadoras, si la sube también ahí',
    mobileToo: 'En teléfonos, si la sube también ahí',
    // Copies of the home page's texts: home.ts may only be in the chunk of that page.
    title: 'Camisetas y textiles al detalle y por mayor',
    lead: 'Elija colores y tallas, arme su pedido y envíelo: le contactamos para coordinar el pago y la entrega.',
    toCatalogue: 'Ver el catálogo',
  },
  still: 'Un GIF animado se guarda sin movimiento.',
  failed: { compress: 'Error al comprimir: {{reason}}', upload: 'Error: {{reason}}' },
  notActivated: 'Se guardó, pero no se activó. {{reason}}',
  reason: {
    notImage: 'No es un archivo de imagen',
    heic: 'Está en formato de iPhone (HEIC). Guárdela como JPG.',
    otherFormat: 'La tienda no guarda ese formato. Expórtelo como JPG, PNG o WebP.',
    empty: 'El archivo está vacío (0 bytes).',
    unreadable: 'Está dañado o no es una imagen que el navegador pueda abrir.',
    tooLarge: 'La imagen es demasiado grande para este navegador. Redúzcala antes de subirla.',
    stillTooLarge: 'No se pudo reducir lo suficiente. Elija otra imagen.',
    unavailable:
      'No se pudo cargar la herramienta de compresión. Revise su internet, recargue la página y elija de nuevo la imagen.',
    notRead: 'No se pudo leer el archivo. Vuelva a elegirlo.',
    logo: 'Es el logo por defecto y no se puede reemplazar. Cambie el nombre del archivo.',
  },
} as const;

export const t = staffTexts('upload', upload);
