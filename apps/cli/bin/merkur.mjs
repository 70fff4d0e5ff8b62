#!/usr/bin/env node
// Runs `merkur` from its bundle, which is made first when it is missing or older than the sources.
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
process.env.MERKUR_ROOT = root
await import(pathToFileURL(await bundle(root)).href)
