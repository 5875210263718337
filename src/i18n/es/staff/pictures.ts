export const pictures = {
  folders: {
    label: 'Carpetas',
    root: 'Inicio',
    path: 'Carpeta actual',
    open: 'Abrir la carpeta {{name}}',
  },
  search: 'Buscar imágenes',
  hits_one: '{{count}} imagen encontrada en todas las carpetas.',
  hits_other: '{{count}} imágenes encontradas en todas las carpetas.',
  searching: 'Leyendo todas las carpetas: van {{count}} archivos…',
  searchedUntil: 'Solo se buscó hasta {{name}}.',
  list: 'Imágenes',
  pages: 'Páginas de imágenes',
  loading: 'Cargando imágenes…',
  loadingMore: 'Cargando el resto de la carpeta…',
  count_one: '{{count}} imagen',
  count_other: '{{count}} imágenes',
  folderCount_one: '{{count}} carpeta',
  folderCount_other: '{{count}} carpetas',
  empty: {
    title: 'Aquí no hay imágenes',
    thumbnails: 'Suba la primera con el botón «Subir imagen».',
    folder: 'Abra otra carpeta o suba imágenes a esta.',
    search: 'Ninguna imagen se llama así. Pruebe con otra palabra.',
  },
  loadFailed: 'Error al cargar imágenes: {{reason}}',
  signInToList: 'Debe iniciar sesión para ver las imágenes.',
  upload: {
    label: 'Subir imagen',
    hint: 'JPG, PNG, WebP o GIF. Se reduce a 512 px y 1 MB como máximo.',
    compressing: 'Comprimiendo {{name}}…',
    uploading: 'Subiendo {{name}}…',
    done: 'Imagen subida: {{name}}',
    onlyOne: 'Aquí va una sola imagen: se tomó {{name}}.',
    cancel: 'Cancelar la subida',
    cancelled: 'Subida cancelada: {{name}}',
    notImage: 'No es un archivo de imagen',
    notImageReason:
      '«{{name}}» no contiene una imagen que se pueda usar. Elija una foto en JPG, PNG o WebP.',
    heic: '«{{name}}»: formato de iPhone: expórtelo como JPG',
    compressFailed: 'Error al comprimir imagen',
    unreadable: '«{{name}}» está dañado o no es una imagen que el navegador pueda abrir.',
    emptyFile: '«{{name}}» está vacío. Elija otro archivo.',
    tooLarge: '«{{name}}» es demasiado grande para este navegador. Redúzcalo antes de subirlo.',
    stillTooLarge: '«{{name}}» no se pudo reducir a 1 MB. Elija otra imagen.',
    toolMissing:
      '«{{name}}»: no se pudo cargar la herramienta de compresión. Revise su internet, recargue la página y elija de nuevo la imagen.',
    notHandedOver: '«{{name}}» no se puede leer. Vuelva a elegirlo.',
    ofFile: '«{{name}}»: {{reason}}',
    uploadFailed: 'Error al subir imagen',
    uploadFailedInEnglish: 'Error uploading image',
  },
} as const;

declare module '#i18n/staffTexts.ts' {
  interface StaffTexts {
    pictures: typeof pictures;
  }
}
