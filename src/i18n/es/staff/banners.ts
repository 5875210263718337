import { staffTexts } from '../../areaTexts.ts';

export const banners = {
  title: 'Banners',
  layout: {
    legend: 'Tipo de banner',
    desktop: 'Escritorio',
    mobile: 'Móvil',
    desktopHint: 'Computadoras',
    mobileHint: 'Teléfonos y tabletas',
  },
  upload: 'Subir banners',
  added: '¡Banner agregado exitosamente!',
  heading: { active: 'Banners activos', stored: 'Banners guardados' },
  about: {
    active: 'En el orden de la página de inicio.',
    stored: 'Imágenes subidas, las más recientes primero.',
  },
  none: { active: 'Sin banners activos', stored: 'No hay banners guardados' },
  noneText: {
    active: 'La página de inicio muestra dos imágenes fijas. Suba un banner o active uno guardado.',
    stored: 'Suba el primero con «Elegir archivos».',
  },
  active: {
    position: '{{position, n}}.º en la página de inicio',
    gone: 'Sin archivo: la página de inicio muestra otra imagen en su lugar.',
    elsewhere: 'Imagen de otra dirección',
    deactivate: 'Desactivar',
    deactivateNamed: 'Desactivar {{name}}',
    deactivated: 'Banner eliminado de activos',
    wasInactive: 'El banner ya no estaba activo',
    deactivateFailed: 'Error: Banner no fue eliminado de la base de datos',
  },
  stored: {
    count_one: '{{count, n}} archivo',
    count_other: '{{count, n}} archivos',
    growing: 'Cargando el resto…',
    pages: 'Páginas de banners guardados',
    isActive: 'Activo',
    uploaded: 'Subido el {{when}}',
    activate: 'Activar',
    activateNamed: 'Activar {{name}}',
    alreadyActive: '¡Banner ya está activo!',
    activateFailed: 'Error al agregar el banner',
    removeNamed: 'Eliminar {{name}} del almacenamiento',
  },
  remove: {
    title: 'Eliminar del almacenamiento',
    question: '«{{name}}» se eliminará para siempre.',
    isShown: 'Ahora se muestra en la página de inicio: {{places}}. También dejará de mostrarse.',
    place: '{{layout}}, lugar {{position, n}} de {{count, n}}',
    isNotShown: 'Ahora no se muestra en la página de inicio.',
    isUnknown: 'No se pudo comprobar si se muestra en la página de inicio.',
    done: 'Banner eliminado del almacenamiento',
    fileFailed: 'Error al eliminar el banner del almacenamiento',
    fileLeft: 'Ya no está activo, pero su archivo sigue guardado. {{reason}}',
  },
  loading: 'Cargando banners…',
  loadFailed: 'Error al cargar banners',
  signIn: {
    activate: 'Debes iniciar sesión para activar banners',
    deactivate: 'Debes iniciar sesión para eliminar banners',
    remove: 'Debes iniciar sesión para eliminar banners del almacenamiento',
  },
} as const;

export const t = staffTexts('banners', banners);
