import 'pdfjs-dist/legacy/build/pdf.renderer.mjs'
