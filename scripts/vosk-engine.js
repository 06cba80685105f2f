/**
 * Cuts Vosk out of the npm package vosk-browser (Apache-2.0): its WebAssembly, and the script that runs it without making code of
 * texts.
 *
 * The package is one script that holds a worker as base64, which holds the WebAssembly as base64. The worker keeps its model in
 * IndexedDB under the name of the address it came from, and asks for 'unsafe-eval'. Neither is wanted: a model that the user picks has
 * no address, and the app's Content-Security-Policy stays as it is. So only the part that Emscripten made is taken; in it, the three
 * functions of embind that write functions as texts are exchanged for functions that do the same. No file of Node's here: tests run it
 * in a browser.
 */

/** What Emscripten wrote, and what does the same without `new Function`. Each is there exactly once. */
const EXCHANGED = /** @type {const} */ ([
  {
    // createNamedFunction
    from: `return new Function("body","return function "+name+"() {\\n"+'    "use strict";'+"    return body.apply(this, arguments);\\n"+"};\\n")(body)`,
    to: `return {[name]:function(){return body.apply(this,arguments)}}[name]`,
  },
  {
    // craftInvokerFunction: calls C++ from JavaScript.
    from: 'args1.push(invokerFnBody);var invokerFunction=new_(Function,args1).apply(null,args2);return invokerFunction}',
    to: `
return function(...given){
  if(given.length!==argCount-2)throwBindingError("function "+humanName+" called with "+given.length+" arguments, expected "+(argCount-2)+" args!");
  const destructors=needsDestructorStack?[]:null;
  const wired=[];
  if(isClassMethodFunc)wired.push(argTypes[1].toWireType(destructors,this));
  given.forEach((one,index)=>wired.push(argTypes[index+2].toWireType(destructors,one)));
  const result=cppInvokerFunc(cppTargetFunc,...wired);
  if(needsDestructorStack)runDestructors(destructors);
  else{
    const first=isClassMethodFunc?1:2;
    wired.forEach((one,index)=>{
      const destroy=argTypes[index+first].destructorFunction;
      if(destroy!==null)destroy(one);
    });
  }
  return returns?argTypes[0].fromWireType(result):undefined;
}}`,
  },
  {
    // __emval_get_method_caller: calls JavaScript from C++.
    from: 'params.push(functionBody);var invokerFunction=new_(Function,params).apply(null,args);return __emval_addMethodCaller(invokerFunction)}',
    to: `
const argumentTypes=types.slice(1,argCount);
return __emval_addMethodCaller(function(handle,name,destructors,pointer){
  let at=pointer;
  const given=argumentTypes.map((type)=>{
    const one=type.readValueFromPointer(at);
    at+=type.argPackAdvance;
    return one;
  });
  const result=handle[name](...given);
  argumentTypes.forEach((type,index)=>{if(type.deleteObject)type.deleteObject(given[index])});
  if(!retType.isVoid)return retType.toWireType(destructors,result);
});}`,
  },
]);

const WORKER = /createBase64WorkerFactory\(['"]([A-Za-z0-9+/=]+)['"]/;
const GLUE = /var voskWasm = \{exports: \{\}\};\s*\(function \(module, exports\) \{[\s\S]*?\} \(voskWasm\)\);/;
const WASM = /"data:application\/octet-stream;base64,([A-Za-z0-9+/=]+)"/;
const MAKES_CODE = /\bnew Function\b|\(Function,|\beval\(/;

/**
 * @param {string} library `vosk-browser/dist/vosk.js` as it is.
 * @returns {{ script: string, wasm: Uint8Array }} An ES module that exports `loadVosk`, and what it has to be given as `wasmBinary`.
 * @throws {Error} where the package is another than the one this was written for.
 */
export function cutOutVosk(library) {
  const worker = new TextDecoder().decode(bytesOf(found(library, WORKER, 'the worker')[1]));
  const glue = found(worker, GLUE, 'what Emscripten made')[0];
  const wasm = bytesOf(found(glue, WASM, 'the WebAssembly')[1]);
  // It is given as `wasmBinary` instead, and not looked for.
  let script = glue.replace(WASM, '"data:application/octet-stream;base64,"');
  for (const { from, to } of EXCHANGED) {
    const [before, after, ...more] = script.split(from);
    if (before === undefined || after === undefined || more.length > 0) {
      throw new Error(`vosk-browser has not once: ${from.slice(0, 60)}`);
    }
    script = before + to + after;
  }
  if (MAKES_CODE.test(script)) throw new Error('vosk-browser makes code of texts in another place too.');
  return { script: `${script}\nexport const loadVosk = voskWasm.exports;\n`, wasm };
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 * @param {string} name
 */
function found(text, pattern, name) {
  const match = pattern.exec(text);
  if (match === null) throw new Error(`vosk-browser is other than expected: ${name} is not where it was.`);
  return match;
}

/** @param {string | undefined} base64 */
function bytesOf(base64 = '') {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
