/* Forced into every file. emscripten 6 shrank sigset_t from 128 bytes to 8, so a struct sigaction
   made by its headers is too small for the sigaction() inside Pyodide 314 (emscripten 5.0.3), which
   then writes past it: SDL_InitSubSystem smashed the stack, and pygame.display.init() answered
   "SystemError: Handler takes too many arguments". No other layout in use here has changed. */
#define __DEFINED_sigset_t
typedef struct __sigset_t { unsigned long __bits[128/sizeof(long)]; } sigset_t;
