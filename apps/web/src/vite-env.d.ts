// Tells the compiler what Vite's special imports (`?url`, styles, the service worker) are.
/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/client" />
