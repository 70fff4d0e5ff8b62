// Tells the compiler what Vite's special imports (`?url`, styles) are.
/// <reference types="vite/client" />
