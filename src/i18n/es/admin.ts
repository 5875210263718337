import { areaTexts } from '../areaTexts.ts';

/** Texts of the entry of the back-office, the one admin screen in both languages. */
export const admin = {
  title: 'Administración',
  text: 'Esta área es solo para el personal de la tienda.',
  ended: 'Su sesión terminó. Inicie sesión de nuevo.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  required: 'Este campo es obligatorio',
  submit: 'Iniciar sesión',
  submitting: 'Iniciando sesión…',
  help: '¿Olvidó su contraseña? Pida una nueva a quien administra la tienda.',
  loading: 'Comprobando su sesión…',
  offline: 'Sin conexión: no se puede entrar ni guardar.',
  failed: 'Error al iniciar sesión. Verifique sus datos.',
  notSignedIn: 'No se pudo iniciar sesión.',
  reason: {
    credentials: 'El correo electrónico o la contraseña no son correctos.',
    notConfirmed:
      'La cuenta todavía no está confirmada. Abra el enlace que recibió por correo, o pida a quien administra la tienda que la confirme.',
    banned: 'Esta cuenta está bloqueada. Hable con quien administra la tienda.',
    disabled:
      'El servicio no acepta por ahora correo y contraseña. Pida a quien administra la tienda que los active de nuevo en Supabase.',
    wrongKey:
      'El servicio no acepta la clave pública de la tienda. Pida a quien la administra que publique el sitio con la clave actual de Supabase.',
    network:
      'No hay conexión con la tienda: sus datos no se pudieron comprobar. Revise su internet e intente de nuevo.',
    timeout: 'La tienda tardó demasiado en responder. Intente de nuevo.',
    captcha:
      'El servicio pide un CAPTCHA, que esta página no tiene. Pida a quien administra la tienda que lo apague en Supabase (Authentication → Attack Protection).',
    paused:
      'La tienda está en pausa. Pida a quien la administra que reactive el proyecto en supabase.com; todo lo guardado sigue ahí.',
    rateLimited: 'Demasiados intentos seguidos. Espere un momento e intente de nuevo.',
    notKept:
      'Este navegador no guarda sesiones: permita el almacenamiento de este sitio, o libere espacio, e intente de nuevo.',
    unknown:
      'La tienda no pudo comprobar sus datos ({{detail}}). Intente de nuevo en unos minutos.',
  },
  welcome: 'Le damos la bienvenida, {{email}}',
  hint: 'Use la barra de navegación del personal, arriba, para administrar la tienda. También puede empezar aquí:',
} as const;

export const useAdminTexts = areaTexts('admin', admin);
