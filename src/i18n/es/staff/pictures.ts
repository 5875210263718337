import { staffTexts } from '../../areaTexts.ts';

export const pictures = {
  folders: {
    label: 'Carpetas',
    root: 'Inicio',
    path: 'Carpeta actual',
    open: 'Abrir la carpeta {{name}}',
  },
  search: 'Buscar imágenes',
  hits_one: '{{count, n}} imagen encontrada en todas las carpetas.',
  hits_other: '{{count, n}} imágenes encontradas en todas las carpetas.',
  searching: 'Leyendo todas las carpetas: van {{count, n}} archivos…',
  searchedUntil: 'Solo se buscó hasta {{name}}.',
  list: 'Imágenes',
  pages: 'Páginas de imágenes',
  loading: 'Cargando imágenes…',
  loadingMore: 'Cargando el resto de la carpeta…',
  count_one: '{{count, n}} imagen',
  count_other: '{{count, n}} imágenes',
  folderCount_one: '{{count, n}} carpeta',
  folderCount_other: '{{count, n}} carpetas',
  empty: {
    title: 'Aquí no hay imágenes',
    thumbnails: 'Suba la primera con el botón «Subir imagen».',
    folder: 'Abra otra carpeta o suba imágenes a esta.',
    search: 'Ninguna imagen se llama así. Pruebe con otra palabra.',
  },
  loadFailed: 'Error al cargar imágenes: {{reason}}',
  signInToList: 'Debe iniciar sesión para ver las imágenes.',
} as const;

export const t = staffTexts('pictures', pictures);
